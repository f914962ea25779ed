/** `npm run import`: replaces the list of localities. */
import { runDatabaseCommand } from '../platform/database/command.ts';
import { importLocalities } from './import-localities.ts';
import { readLocalities } from './read-localities.ts';

const USAGE = 'npm run import -- localities <file>';

runDatabaseCommand(async em => {
  const [what, file, ...others] = process.argv.slice(2);
  if (what !== 'localities' || !file || others.length > 0) throw new Error(USAGE);
  const list = await readLocalities(file);
  const { added, changed, unchanged, removed } = await importLocalities(em, list);
  for (const line of list.refused) console.log(line);
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
  return `Localities: ${counts}; ${list.refused.length} lines refused\n${list.attribution}`;
});
