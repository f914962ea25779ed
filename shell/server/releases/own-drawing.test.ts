import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ownDrawing } from './own-drawing.ts';
import type { Releases } from './releases.ts';

let dataDir = '';
const releases: Releases = new Map([
  [
    'mf_guides',
    {
      name: 'mf_guides',
      version: '1.0.0',
      base: '',
      doors: {},
      integrity: {},
      files: new Set(['/guides/a.svg', '/guides/large.svg', '/guides/a.txt']),
    },
  ],
]);

beforeAll(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'own-drawing-'));
  const folder = path.join(dataDir, 'releases/mf_guides/1.0.0/public/guides');
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, 'a.svg'), '<svg fill="#fff"/>');
  await fs.writeFile(path.join(folder, 'large.svg'), `<svg>${' '.repeat(9000)}</svg>`);
  await fs.writeFile(path.join(folder, 'a.txt'), 'words');
});
afterAll(() => fs.rm(dataDir, { recursive: true, force: true }));

test('a drawing of a release travels within the document', () => {
  expect(ownDrawing('/guides/a.svg', releases, dataDir)).toBe("data:image/svg+xml,%3Csvg fill='%23fff'/%3E");
});

test.each(['/guides/large.svg', '/guides/a.txt', '/guides/unlisted.svg'])('%s does not', file => {
  expect(ownDrawing(file, releases, dataDir)).toBeUndefined();
});
