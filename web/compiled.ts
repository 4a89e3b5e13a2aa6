// Python compiled beforehand, by the interpreter that will run it: so a page does not compile some hundred files each time it
// is opened. What nobody here needs of the standard library is left out on the way.

import { loadPyodide } from "pyodide";

/** Parts of the standard library that are for other programs: left out, unless the program has loaded them. */
const FOR_OTHERS =
  "_aix_support _android_support _apple_support _osx_support _pydatetime _pydecimal _pyio _pyrepl antigravity argparse bdb bz2 " +
  "cProfile calendar cmd code codeop configparser csv ctypes curses dbm difflib doctest email ensurepip filecmp fileinput fractions " +
  "ftplib getopt getpass gettext graphlib html http idlelib imaplib ipaddress lzma mailbox mimetypes modulefinder multiprocessing " +
  "netrc optparse pdb pickletools plistlib poplib pprint profile pstats pyclbr pydoc pydoc_data sched shelve smtplib socketserver " +
  "sqlite3 statistics symtable tabnanny tarfile test this timeit tkinter trace turtle turtledemo unittest uuid venv wave webbrowser " +
  "wsgiref xml xmlrpc zipapp";
/** So are encodings of other times and places: all that comes in here is UTF-8. */
const OLD_ENCODINGS = "big5 cp euc_ gb hp_ hz iso johab koi8 kz1048 mac_ palmos ptcp154 quopri rot_13 shift_ tis_620 uu_";

const COMPILE = `
import importlib.util, io, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def wanted(name, others, encodings):
    """Whether a file of the library is packed: what this very program has loaded always is."""
    module = name.removesuffix(".py").replace("/", ".")
    if module.removesuffix(".__init__") in sys.modules:
        return True
    top, _, rest = module.partition(".")
    return top not in others and not (top == "encodings" and rest.startswith(encodings))

def compiled(packed, folder, others="", encodings=""):
    """The same archive with code instead of text; errors name files as they lie in the folder."""
    others, encodings = set(others.split()), tuple(encodings.split())
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(packed)) as old, zipfile.ZipFile(whole, "w") as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or not wanted(name, others, encodings):
                continue
            content = old.read(name)
            if name.endswith(".py"):
                code = compile(content, f"{folder}/{name}", "exec", dont_inherit=True)
                content = _code_to_hash_pyc(code, importlib.util.source_hash(content), False)
                name += "c"
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            new.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    return whole.getvalue()
`;

/** The standard library and our own rooms, each as a zip. */
export async function compiled(library: Uint8Array, rooms: Uint8Array): Promise<{ library: Buffer; rooms: Buffer }> {
  // Sets are written in the same order each time; which column of a line failed is worth no half megabyte.
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
  python.unpackArchive(new Uint8Array(rooms), "zip", { extractDir: "/rooms" });
  python.runPython("import sys; sys.path.insert(0, '/rooms'); import broomstick.browser.host");
  python.runPython(COMPILE);
  const made = (packed: Uint8Array, ...how: string[]): Buffer => {
    const compile = python.globals.get("compiled") as (...given: unknown[]) => { toJs(): Uint8Array };
    return Buffer.from(compile(python.toPy(new Uint8Array(packed)), ...how).toJs());
  };
  return { library: made(library, "/lib/python314.zip", FOR_OTHERS, OLD_ENCODINGS), rooms: made(rooms, "/rooms") };
}
