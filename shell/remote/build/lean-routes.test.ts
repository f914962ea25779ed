import fs from 'node:fs';
import path from 'node:path';
import leanRoutes from './lean-routes.mjs';

const CONTRACT = path.resolve(import.meta.dirname, '../../../backend/contract/src');
const files = fs
  .readdirSync(CONTRACT)
  .filter(name => name.endsWith('.ts'))
  .map(name => [name, fs.readFileSync(path.join(CONTRACT, name), 'utf8')] as const)
  .filter(([, source]) => source.includes('satisfies Route'));

const count = (source: string, field: string) => source.split(new RegExp(`^ {2}${field}: `, 'm')).length - 1;

test.each(files)('the routes of %s keep what callers need, and nothing else', (_, source) => {
  const lean = leanRoutes(source);
  const needed = ['method', 'path', 'access', 'schemas', 'paged', 'personal', 'status', 'shows', 'changes'];
  for (const field of needed) expect(count(lean, field)).toBe(count(source, field));
  expect(count(source, 'path')).toBeGreaterThan(0);
  expect(lean).not.toMatch(/summary|errors|limit: '/);
});
