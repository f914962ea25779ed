import { inside } from './paths.ts';
import { patternOf, runProofs } from './proofs.ts';

const FILE = 'backend/contract/src/abn.test.ts';

test('placeholders of a title match anything, and its other characters themselves', () => {
  const pattern = new RegExp(`^${patternOf('%s is an ABN (of $name, %d digits)?')}$`);
  expect('51 824 753 556 is an ABN (of A. Person, 11 digits)?').toMatch(pattern);
  expect('51 824 753 556 is an ABN of A. Person, 11 digits').not.toMatch(pattern);
});

test('tests that are named run in place, by the configuration of their package', async () => {
  const started: string[] = [];
  const tests = await runProofs([{ file: FILE, test: '%s is an ABN' }], [], config => started.push(config));
  expect(started).toEqual(['backend/contract/jest.config.mjs']);
  const ran = tests.filter(({ status }) => status !== 'skipped');
  expect(ran.length).toBeGreaterThan(1);
  for (const { file, title, status } of ran) {
    expect([file, status]).toEqual([inside(FILE), 'passed']);
    expect(title).toMatch(/ is an ABN$/);
  }
});
