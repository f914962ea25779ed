import path from 'node:path';
import { readDeclaration } from '@home-truths/platform/build/micro-frontend';
import { renderSlotTypes, SLOT_TYPES_FILE } from '@home-truths/platform/build/slot-types';
import { renderEnvExample, renderEnvironmentReference } from './env-example.ts';
import { renderOwners } from './owners.ts';
import { remoteWorkspaces } from './workspaces.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The types of the slots that each remote declares. */
const slotTypes = remoteWorkspaces().flatMap(folder => {
  const types = renderSlotTypes(readDeclaration(path.join(ROOT, folder)));
  return types ? [[`${folder}/${SLOT_TYPES_FILE}`, () => types] as const] : [];
});

/** What is made from other files of the project, by the file it is written to: `npm run generate` rewrites it. */
export const GENERATED: Record<string, () => string> = {
  '.env.example': renderEnvExample,
  '.github/CODEOWNERS': renderOwners,
  'shell/docs/reference/environment.md': renderEnvironmentReference,
  ...Object.fromEntries(slotTypes),
};
