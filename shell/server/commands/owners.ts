import fs from 'node:fs';
import path from 'node:path';
import { workspaces } from './workspaces.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const teamOf = (folder: string): string | undefined => {
  const { microFrontend, homeTruths } = JSON.parse(
    fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'),
  );
  return (microFrontend ?? homeTruths)?.team;
};

const handleOf = (team: string) => `@home-truths/${team.toLowerCase().replaceAll(' ', '-')}`;

function line(folder: string) {
  const team = teamOf(folder);
  if (!team)
    throw new Error(
      `${folder}/package.json names no team: add "team" to its "microFrontend" or "homeTruths"`,
    );
  return `${(folder === '.' ? '*' : `/${folder}/`).padEnd(20)} ${handleOf(team)}`;
}

/** `.github/CODEOWNERS`: the team that each package names. Of two lines that fit a file the last one counts. */
export const renderOwners = (): string =>
  `# Made by \`npm run generate\` from the teams in each package.json; do not edit it here.\n${[
    '.',
    ...workspaces().sort(),
  ]
    .map(line)
    .join('\n')}\n`;
