import fs from 'node:fs/promises';
import path from 'node:path';
import { dataDir, registerByApi, resetLinkFor, send } from '../support/members.ts';
import { phonePhoto } from '../support/photos.ts';
import { expect, site, test } from '../support/visit.ts';

/** The rights of a file, or none where it is gone by now. */
const rightsOf = async (file: string) => ((await fs.lstat(file).catch(() => undefined))?.mode ?? 0) & 0o777;

async function openToOthers(dir: string) {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => !entry.isSymbolicLink())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const rights = await Promise.all(files.map(rightsOf));
  return files.filter((_, index) => (rights[index] ?? 0) & 0o077);
}

test('what the site keeps is for its owner only', async ({ page }) => {
  const member = await registerByApi(page);
  await send(page, 'POST', '/api/auth/forgot-password', { email: member.email });
  await resetLinkFor(member);
  const photos = await phonePhoto('kitchen.jpg', '#7a9');
  const uploaded = await page.request.post('/api/upload', {
    multipart: { photos },
    headers: { Origin: site },
  });
  expect(uploaded.status()).toBe(201);
  expect(await openToOthers(dataDir)).toEqual([]);
  expect(await rightsOf(dataDir)).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});

test('every log is in the inventory of logs', async () => {
  const inventory = await fs.readFile(
    path.resolve(import.meta.dirname, '../../docs/security/logs.md'),
    'utf8',
  );
  const files = await fs.readdir(path.join(dataDir, 'logs'));
  expect(files).toContain('backend.log');
  const unknown = files.filter(name => !inventory.includes(`logs/${name.replace(/\.1$/, '')}\``));
  expect(unknown).toEqual([]);
});
