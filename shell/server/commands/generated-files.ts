import { renderEnvExample } from './env-example.ts';

/** What is made from other files of the project, by the file it is written to: `npm run generate` writes it anew. */
export const GENERATED: Record<string, () => string> = {
  '.env.example': renderEnvExample,
};
