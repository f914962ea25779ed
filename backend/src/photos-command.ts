/**
 * `npm run photos -- move`: copies the folder of photos into the bucket of `UPLOADS_URL`. `--delete` deletes each file
 * once the bucket has it.
 */
import { parseArgs } from 'node:util';
import { parseVariables } from '@home-truths/contract/environment';
import { EnvironmentSchema } from './environment.ts';
import { movePhotos } from './move-photos.ts';
import { runDatabaseCommand } from './platform/database/command.ts';

const USAGE = 'npm run photos -- move [--delete]';

runDatabaseCommand(async em => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { delete: { type: 'boolean', default: false } },
  });
  if (positionals.join() !== 'move') throw new Error(USAGE);
  // `runDatabaseCommand` has read the database's URL
  const environment = parseVariables(EnvironmentSchema.omit({ DATABASE_URL: true }), process.env);
  return movePhotos(em, environment, values.delete);
});
