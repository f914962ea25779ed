import { inside, projectNode } from './paths.mjs';
import { run } from './run.mjs';

const READER = inside('backend/src/database/embedded/read-environment.ts');

/** The checked environment variables with their defaults; fails with a message for each bad value. */
export async function readEnvironment() {
  const { code, output } = await run(projectNode(), [READER]);
  if (code !== 0) throw new Error(`Home Truths cannot start. ${output.trim()}`);
  return JSON.parse(output);
}
