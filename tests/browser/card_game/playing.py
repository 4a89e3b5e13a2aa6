"""Tables of the card game for tests: what somebody would press there."""

FIND = """() => {
  const able = (one) => one.getAttribute("aria-disabled") !== "true";
  const all = (what) => [...document.querySelectorAll(what)].filter(able);
  const found = (what, one) => (one ? { what, one } : { what: "" });
  if (document.querySelector("main.end")) return { what: "end" };
  if (document.querySelector(".pick")) {
    const ready = [...document.querySelectorAll(".pick footer > .btn")].at(-1);
    if (!ready || ready.classList.contains("quiet")) return { what: "" };
    if (able(ready)) return found("ready", ready);
    const open = all(".pick .grid .card[aria-pressed=false]");
    const round = Number(document.querySelector(".bar .pill").textContent.match(/\\d+/)?.[0]);
    return found("picks", open[(round * 7) % open.length]);
  }
  const ask = document.querySelector(".dock .ask");
  if (!ask?.querySelector(".askhead")) return { what: "" };
  const brave = ask.querySelector(".choice.brave");
  if (brave && !able(brave)) return found("role", document.querySelector(".hand button.card[aria-pressed=false]"));
  const lines = document.querySelectorAll(".log li").length;
  if (brave) return found("stance", (lines % 2 && all(".choice.cowardly")[0]) || brave);
  return found("takes", all(".dock button.card, .deed")[0]);
}"""
"""What somebody would press who takes what comes: what it does, and the thing itself. Other roles every round."""

WHERE = f"""() => {{
  const {{ what, one }} = ({FIND})();
  if (!one) return {{ what }};
  one.scrollIntoView({{ block: "nearest", behavior: "instant" }});
  const box = one.getBoundingClientRect();
  return {{ what, x: box.x + box.width / 2, y: box.y + box.height / 2 }};
}}"""
