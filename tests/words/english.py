"""How a sentence that was left in English is known among others; what is quoted there may be of any language."""

import re

ENGLISH = re.compile(
    r"\b(the|is|are|of|and|should|be|not|no|there|here|cannot|has|with|from|to|you)\b", re.IGNORECASE
)

QUOTED = re.compile(r"«[^»]*»|„[^“]*“|'[^']*'|\"[^\"]*\"")
