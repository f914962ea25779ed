import { renderEnvExample } from './env-example.ts';
import { renderOwners } from './owners.ts';

/** What is made from other files of the project, by the file it is written to: `npm run generate` rewrites it. */
export const GENERATED: Record<string, () => string> = {
  '.env.example': renderEnvExample,
  '.github/CODEOWNERS': renderOwners,
};
