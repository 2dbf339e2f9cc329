/**
 * Compiles the site's Python in the Python of browsers itself: no other knows its bytecode.
 * Arguments: the folder of Pyodide, the program that compiles (`bytecode.py`), and the site's archives, unpacked: first
 * Python's library. They are written anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, program, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodide, stdLibURL: archives[0] });
archives.forEach((archive, place) => python.FS.writeFile(`/${place}.zip`, readFileSync(archive)));
python.runPython(readFileSync(program, "utf8"));
for (const [place, archive] of archives.entries()) {
  writeFileSync(archive, python.FS.readFile(`/${place}.zip`));
}
