import { STATE_RULES, STATE_RULES_DATE } from '@home-truths/platform/state-rules';
import { StateTable } from '../../text/state-table.tsx';
import type { Block } from '../guide.ts';

/** Contains only rules that could be verified. */
export const rentRulesByState: Block = {
  kind: 'table',
  byState: StateTable,
  caption: `Some rules by state and territory, as at ${STATE_RULES_DATE}`,
  head: ['State', 'Rent increases', 'Ending, entry, bond', 'Tenancy authority'],
  rows: Object.entries(STATE_RULES).map(([code, { name, rentIncreases, endingEntryBond, authority }]) => [
    `${name} (${code})`,
    rentIncreases,
    endingEntryBond,
    `[${authority.name}](${authority.url})`,
  ]),
  note: 'Where we say we haven’t confirmed something, we didn’t find it on an official page. Check with the tenancy authority before you rely on it.',
};
