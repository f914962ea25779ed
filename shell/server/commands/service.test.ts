import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = fs.mkdtempSync(path.join(tmpdir(), 'home-truths-service-'));
const log = path.join(folder, 'once.log');
const service = path.join(import.meta.dirname, 'service.ts');

afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs a script as the start command does; gives what the start command learns. */
async function runOnce(source: string) {
  const script = path.join(folder, 'once.mjs');
  fs.writeFileSync(script, source);
  const given = JSON.stringify({ title: 'Preparing', script, log });
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { runOnce } from ${JSON.stringify(service)};
    const given = { ...${given}, environment: process.env };
    console.log(JSON.stringify(await runOnce(given).catch(error => error.message)));`,
  ]);
  return JSON.parse(stdout);
}

test('a message of a script reaches who started it, and no file', async () => {
  const messages = await runOnce(`
    process.send({ admin: { email: 'a@example.com', password: 'canary in a cage' } });
    console.log('{"migrations":[]}');`);
  expect(messages).toEqual([{ admin: { email: 'a@example.com', password: 'canary in a cage' } }]);
  expect(fs.readFileSync(log, 'utf8')).toBe('{"migrations":[]}\n');
});

test('of a script that fails the last output is reported', async () => {
  expect(await runOnce(`console.error('no room'); process.exitCode = 1;`)).toMatch(
    'Preparing failed. no room',
  );
});
