/* Reads farmyards from standard input, one JSON object a line, and says what `geometry.ts` makes of each. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const source = readFileSync(new URL('../src/boards/agricola/geometry.ts', import.meta.url), 'utf8');
const { outputText } = ts.transpileModule(source, {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
});
const geometry = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);

for (const line of readFileSync(0, 'utf8').split('\n')) {
  if (!line) continue;
  const { fences, blocked, left, payable, cells, edges, stables } = JSON.parse(line);
  const yard = { fences: new Set(fences), blocked: new Set(blocked), left, payable };
  console.log(
    JSON.stringify({
      border: [...geometry.border(cells)].sort(),
      pastures: geometry.pastures(new Set([...fences, ...edges])).map((pasture) => pasture.join('+')),
      capacity: geometry.capacity(cells, stables),
      cells: geometry.faultOfCells(yard, new Set(cells)),
      edges: geometry.faultOfEdges(yard, new Set(edges)),
    }),
  );
}
