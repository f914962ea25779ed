import { StateTable } from '../../text/state-table.tsx';
import type { Block } from '../guide.ts';

/** What could be verified of the tenancy rules of each state and territory. Change the date with the facts. */
export const rentRulesByState: Block = {
  kind: 'table',
  byState: StateTable,
  caption: 'Some rules by state and territory, as at November 2026',
  head: ['State', 'Rent increases', 'Ending, entry, bond', 'Tenancy authority'],
  rows: [
    [
      'Victoria (VIC)',
      '90 days’ notice since 25 November 2025 (60 before)',
      'No-fault evictions and rent bidding are banned; at most one month’s rent in advance; minimum standards must be met before a property is advertised; standard application form since 31 March 2026',
      '[Consumer Affairs Victoria](https://www.consumer.vic.gov.au)',
    ],
    [
      'New South Wales (NSW)',
      'Once every 12 months (leases from 31 October 2024). We haven’t confirmed how much notice is required. Check with NSW Fair Trading.',
      'No-grounds evictions ended on 19 May 2025; a request for a pet not answered in 21 days counts as a yes. We haven’t confirmed this. Check with NSW Fair Trading.',
      '[NSW Fair Trading](https://www.fairtrading.nsw.gov.au)',
    ],
    [
      'Queensland (QLD)',
      'Once every 12 months, tied to the property and not to the tenant',
      '48 hours’ notice of entry, with exceptions for general inspections, safety and emergencies; bond at most 4 weeks’ rent since 30 September 2024',
      '[Residential Tenancies Authority](https://www.rta.qld.gov.au)',
    ],
    [
      'South Australia (SA)',
      'Once every 12 months; 60 days’ notice',
      'Since 1 July 2024 a prescribed reason is needed to end a tenancy; at most 4 routine inspections a year',
      '[SA Government](https://www.sa.gov.au)',
    ],
    [
      'Western Australia (WA)',
      'Once every 12 months since 29 July 2024; 60 days’ notice on Form 10',
      'Pets and minor changes are mostly allowed',
      '[Consumer Protection WA](https://www.consumerprotection.wa.gov.au)',
    ],
    [
      'Australian Capital Territory (ACT)',
      'Once every 12 months; 8 weeks’ notice. We haven’t confirmed this. Check with the ACT Government.',
      'Bond at most 4 weeks’ rent. We haven’t confirmed this. Check with the ACT Government.',
      '[ACT Government](https://www.act.gov.au)',
    ],
    [
      'Tasmania (TAS)',
      'Once every 12 months',
      'We haven’t confirmed this. Check with Consumer, Building and Occupational Services.',
      '[Consumer, Building and Occupational Services](https://www.cbos.tas.gov.au)',
    ],
    [
      'Northern Territory (NT)',
      'Possibly once every 6 months with 30 days’ notice. We haven’t confirmed this. Check with NT Consumer Affairs.',
      'Bond about 4 weeks’ rent. We haven’t confirmed this. Check with NT Consumer Affairs.',
      '[NT Consumer Affairs](https://consumeraffairs.nt.gov.au)',
    ],
  ],
  note: 'Where we say we haven’t confirmed something, we didn’t find it on an official page. Check with the tenancy authority before you rely on it.',
};
