import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unpackArchive } from '@home-truths/contract/release-archive';
import { readFiles } from '@home-truths/remote/commands';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { CallRefused } from '../../gateway/publishing/call-refused.ts';
import { examineArchive } from '../../gateway/publishing/examine-archive.ts';
import { changedArchives } from '../fuzz/archives.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const { FUZZ_SEED } = process.env;
const REGISTRY = { revision: 0, remotes: {} };
const CONTEXT = {
  remote: 'mf_guides',
  runsOnServer: false,
  shells: [],
  shellDist: '',
  store: {
    registry: async () => REGISTRY,
    history: async () => [],
    releases: async () => [],
    decide: async () => REGISTRY,
  },
};

test('200 random archives are refused with a sentence, or unpacked to allowed paths', {
  tag: '@fuzz',
}, async () => {
  test.setTimeout(300_000);
  const files = readFiles(path.join(ROOT, 'mf-guides/dist'));
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'archives-'));
  const archives = fc.sample(await changedArchives(files), { seed: Number(FUZZ_SEED ?? 1), numRuns: 200 });
  const counts = { refused: 0, unpacked: 0, accepted: 0 };
  const isInside = (file: string) => path.resolve(dir, file).startsWith(dir + path.sep);
  const isSame = (unpacked: Record<string, Buffer>) =>
    Object.keys(unpacked).length === Object.keys(files).length &&
    Object.entries(files).every(([file, content]) => unpacked[file]?.equals(content));
  for (const [index, archive] of archives.entries()) {
    const unpacked = await unpackArchive(archive).catch((error: Error) => error);
    const examined = await examineArchive(archive, CONTEXT).catch((error: Error) => error);
    if (unpacked instanceof Error) {
      expect([index, unpacked.name, examined]).toEqual([
        index,
        'ArchiveError',
        new CallRefused(400, unpacked.message),
      ]);
      expect(unpacked.message).toMatch(/^[A-Z][^\n]{10,500}\.$/);
      counts.refused++;
      continue;
    }
    expect([index, Object.keys(unpacked).filter(file => !isInside(file))]).toEqual([index, []]);
    for (const [file, content] of Object.entries(unpacked)) {
      await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await fs.writeFile(path.join(dir, file), content);
    }
    for (const name of await fs.readdir(dir)) await fs.rm(path.join(dir, name), { recursive: true });
    if (examined instanceof Error) {
      expect(examined).toBeInstanceOf(CallRefused);
      expect(examined.message).toMatch(/^mf-guides was not released: [^\n]+\.$/);
      counts.unpacked++;
    } else {
      expect([index, isSame(unpacked)]).toEqual([index, true]);
      counts.accepted++;
    }
  }
  await fs.rm(dir, { recursive: true });
  console.log(JSON.stringify(counts));
});
