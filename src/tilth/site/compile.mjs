// node compile.mjs PYODIDE ARCHIVE...: compiles the sources inside archives with the Python that will import them, since
// a browser would have to do that anew at every start.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Node would show the line of a fault, and Pyodide's lines are a megabyte long.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const [pyodide, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')));
const python = await loadPyodide({ indexURL: pyodide });
python.runPython(`
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

UNCHECKED = (1).to_bytes(4, "little") + bytes(8)  # there is no source that it could be compared with

def compile_archive(path):
    with ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with ZipFile(path, "w") as archive:
        for name, content in files.items():
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True, optimize=2)
                name, content = name + "c", MAGIC_NUMBER + UNCHECKED + dumps(code)
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)
`);
const compileArchive = python.globals.get('compile_archive');
for (const archive of archives) {
  python.FS.writeFile('archive.zip', readFileSync(archive));
  compileArchive('archive.zip');
  writeFileSync(archive, python.FS.readFile('archive.zip'));
}
