import fs from 'node:fs';
import { repositoryPath } from '../paths.ts';

const LANES = {
  journeys: 'test:e2e',
  operations: 'test:operations',
  screens: 'test:journeys',
  teams: 'test:journeys',
};

test('each browser test is in the folder of a command', () => {
  const { scripts } = JSON.parse(fs.readFileSync(repositoryPath('shell/package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(Object.values(LANES)));
  const files = fs.globSync('**/*.spec.ts', { cwd: repositoryPath('shell/e2e') });
  expect(files.length).toBeGreaterThan(70);
  expect(files.filter(file => !/^(journeys|operations|screens|teams)\/[^/]+$/.test(file))).toEqual([]);
});
