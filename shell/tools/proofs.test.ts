import { inside } from './paths.ts';
import { patternOf, runProofs } from './proofs.ts';

const FILE = 'backend/contract/src/abn.test.ts';
const LANES = 'shell/tools/repository/lanes.test.ts';

test('placeholders of a title match anything, and its other characters themselves', () => {
  const pattern = new RegExp(`^${patternOf('%s is an ABN (of $name, %d digits)?')}$`);
  expect('51 824 753 556 is an ABN (of A. Person, 11 digits)?').toMatch(pattern);
  expect('51 824 753 556 is an ABN of A. Person, 11 digits').not.toMatch(pattern);
});

test.each([
  [FILE, '%s is an ABN', 'backend/contract/jest.config.mjs', 2],
  [LANES, 'each browser test is in the folder of a command', 'shell/tools/repository/jest.config.mjs', 1],
])(
  'tests of %s that are named run in place, by the nearest configuration',
  async (path, test, config, count) => {
    const started: string[] = [];
    const tests = await runProofs([{ file: path, test }], [], each => started.push(each));
    expect(started).toEqual([config]);
    const ran = tests.filter(({ status }) => status !== 'skipped');
    expect(ran.length).toBeGreaterThanOrEqual(count);
    for (const { file, title, status } of ran) {
      expect([file, status]).toEqual([inside(path), 'passed']);
      expect(title).toMatch(new RegExp(`^${patternOf(test)}$`));
    }
  },
);
