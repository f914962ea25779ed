/** `npm run rekey [-- --dry-run]`: gives properties keys by the present rules, and merges equal addresses. */
import { parseArgs } from 'node:util';
import { runDatabaseCommand } from '../platform/database/command.ts';
import { recordKeyVersion } from '../properties/addresses/key-version.ts';
import { rekey } from './rekey.ts';

runDatabaseCommand(async em => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const isDryRun = values['dry-run'] === true;
  const { keyed, merged } = await rekey(em, { isDryRun, print: console.log });
  if (!isDryRun) await recordKeyVersion(em);
  const verb = isDryRun ? 'would be ' : '';
  return `Properties: ${keyed} ${verb}keyed, ${merged} ${verb}joined`;
});
