/**
 * `npm run record`, at a release: records baselines of contract and platform. Refuses a changed baseline without a
 * higher version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryPath } from './paths.ts';
import { run } from './run.ts';
import { hashOf, recordBaseline, VERSIONED, type Versioned } from './versions.ts';

async function record({ folder, baseline }: Required<Versioned>) {
  const file = repositoryPath(baseline);
  const changelog = repositoryPath(folder, 'CHANGELOG.md');
  const before = readFileSync(file, 'utf8');
  const { code, output } = await run('npm', ['run', '--silent', 'record', '-w', folder]);
  if (code !== 0) throw new Error(output.trim());
  try {
    writeFileSync(
      changelog,
      recordBaseline(readFileSync(changelog, 'utf8'), hashOf(readFileSync(file, 'utf8'))),
    );
  } catch (error) {
    writeFileSync(file, before);
    throw error;
  }
}

for (const [name, { baseline, ...versioned }] of Object.entries(VERSIONED)) {
  if (!baseline) continue;
  try {
    await record({ ...versioned, baseline });
    console.log(`${name}: the baseline is recorded`);
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
