import { readFileSync } from 'node:fs';
import { readDeclaration } from '@home-truths/remote/micro-frontend';
import { renderSlotTypes, SLOT_TYPES_FILE } from '@home-truths/remote/slot-types';
import { drawVariant } from '../drawings/scene.ts';
import { withStreetNumber } from '../gateway/drawings/letterbox.ts';
import { renderEnvExample, renderEnvironmentReference } from './env-example.ts';
import { repositoryPath } from './paths.ts';
import { remoteWorkspaces, workspaces } from './workspaces.ts';

const teamOf = (folder: string): string | undefined => {
  const { microFrontend, homeTruths } = JSON.parse(
    readFileSync(repositoryPath(folder, 'package.json'), 'utf8'),
  );
  return (microFrontend ?? homeTruths)?.team;
};

const handleOf = (team: string) => `@home-truths/${team.toLowerCase().replaceAll(' ', '-')}`;

function ownerLine(folder: string) {
  const team = teamOf(folder);
  if (!team)
    throw new Error(
      `${folder}/package.json names no team: add "team" to its "microFrontend" or "homeTruths"`,
    );
  return `${(folder === '.' ? '*' : `/${folder}/`).padEnd(20)} ${handleOf(team)}`;
}

/** The last matching line of `.github/CODEOWNERS` counts. */
const renderOwners = (): string =>
  `# Made by \`npm run generate\` from the teams in each package.json; do not edit it here.\n${[
    '.',
    ...workspaces().sort(),
  ]
    .map(ownerLine)
    .join('\n')}\n`;

const slotTypes = remoteWorkspaces().flatMap(folder => {
  const types = renderSlotTypes(readDeclaration(repositoryPath(folder)));
  return types ? [[`${folder}/${SLOT_TYPES_FILE}`, () => types] as const] : [];
});

/** Drawings of share images: daylight variants that fit a square. */
const SHARE_DRAWINGS: [file: string, type: string, variant: number][] = [
  ['apartment', 'apartment', 10],
  ['building', 'apartment', 1],
  ['house', 'house', 7],
  ['studio', 'studio', 2],
  ['townhouse', 'townhouse', 17],
  ['unit', 'unit', 10],
];

const shareDrawings = SHARE_DRAWINGS.map(
  ([file, type, variant]) =>
    [
      `backend/drawings/${file}.svg`,
      () => withStreetNumber(drawVariant(type, variant), '-').replace(/<style>.*<\/style>/s, ''),
    ] as const,
);

/** Renderers by path, for `npm run generate`. */
export const GENERATED: Record<string, () => string> = {
  '.env.example': renderEnvExample,
  '.github/CODEOWNERS': renderOwners,
  'shell/docs/reference/environment.md': renderEnvironmentReference,
  ...Object.fromEntries([...slotTypes, ...shareDrawings]),
};
