// Runs a Python program in the browser's Python, with the archives of a site: node pyodide.mjs PYODIDE LIBRARY TILTH
// PROGRAM GIVEN. What the program prints comes out here; the text of the file GIVEN it finds as `given`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Node would show the line of a fault, and Pyodide's lines are a megabyte long.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const [pyodide, library, tilth, program, given] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')));
const python = await loadPyodide({ indexURL: pyodide, stdLibURL: library });
const places = python.pyimport('site').getsitepackages();
python.unpackArchive(new Uint8Array(readFileSync(tilth)), 'zip', { extractDir: places.get(0) });
python.globals.set('given', readFileSync(given, 'utf-8'));
await python.runPythonAsync(readFileSync(program, 'utf-8'));
