/** `npm run import -- localities <file…> --format geonames|gnaf|abs`: puts a list of localities in the place of the one before. */
import { parseArgs } from 'node:util';
import { runDatabaseCommand } from '../database/command.ts';
import { importLocalities } from './import-localities.ts';
import { LOCALITY_LISTS, type LocalityList } from './locality-lists.ts';
import { readLocalities } from './read-localities.ts';

const USAGE = 'npm run import -- localities <file…> --format geonames|gnaf|abs';

const isFormat = (given = ''): given is LocalityList['name'] => Object.hasOwn(LOCALITY_LISTS, given);

runDatabaseCommand(async em => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string' } },
  });
  const [what, ...files] = positionals;
  if (what !== 'localities' || files.length === 0 || !isFormat(values.format)) throw new Error(USAGE);
  const read = await readLocalities(files, values.format);
  const { added, changed, unchanged, removed } = await importLocalities(em, read);
  for (const line of read.refused) console.log(line);
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
  return `Localities: ${counts}; ${read.refused.length} lines refused\n${read.list.attribution}`;
});
