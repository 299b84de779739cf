// Makes generated/wire.ts from the server's schema. A field that changes there breaks the type check here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

/** Open objects hold any JSON; lists are lists, whatever their length; pairs are written the old way. */
function readable(node) {
  if (Array.isArray(node)) return node.map(readable);
  if (node === null || typeof node !== 'object') return node;
  const { minItems, maxItems, prefixItems, ...rest } = node;
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, readable(value)]));
  if (prefixItems) return { type: 'array', items: readable(prefixItems), minItems, maxItems };
  if (made.type === 'object' && !made.properties && typeof made.additionalProperties !== 'object')
    return { tsType: 'Record<string, Json>' };
  return made;
}

const schema = readable(JSON.parse(readFileSync(new URL('./src/wire.schema.json', import.meta.url), 'utf8')));
const properties = Object.fromEntries(Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]));
const text = await compile({ ...schema, type: 'object', additionalProperties: false, properties }, 'Wire', {
  additionalProperties: false,
  bannerComment:
    "/* Made from wire.schema.json by types.mjs; do not edit. */\nimport type { Json } from '../src/wire';",
  format: false,
});
mkdirSync(new URL('./generated', import.meta.url), { recursive: true });
writeFileSync(new URL('./generated/wire.ts', import.meta.url), text);
