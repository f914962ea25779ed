// Each remote that shows the rules bundles this module.

export interface StateRules {
  name: string;
  rentIncreases: string;
  /** Ending a tenancy, entry and bond. */
  endingEntryBond: string;
  authority: { name: string; url: string };
}

/** The month in which the rules were last checked; update it with them. */
export const STATE_RULES_DATE = 'November 2026';

export const STATE_RULES = {
  VIC: {
    name: 'Victoria',
    rentIncreases: '90 days’ notice since 25 November 2025 (60 before)',
    endingEntryBond:
      'No-fault evictions and rent bidding are banned; at most one month’s rent in advance; minimum standards must be met before a property is advertised; standard application form since 31 March 2026',
    authority: { name: 'Consumer Affairs Victoria', url: 'https://www.consumer.vic.gov.au' },
  },
  NSW: {
    name: 'New South Wales',
    rentIncreases:
      'Once every 12 months (leases from 31 October 2024). We haven’t confirmed how much notice is required. Check with NSW Fair Trading.',
    endingEntryBond:
      'No-grounds evictions ended on 19 May 2025; a request for a pet not answered in 21 days counts as a yes. We haven’t confirmed this. Check with NSW Fair Trading.',
    authority: { name: 'NSW Fair Trading', url: 'https://www.fairtrading.nsw.gov.au' },
  },
  QLD: {
    name: 'Queensland',
    rentIncreases: 'Once every 12 months, tied to the property and not to the tenant',
    endingEntryBond:
      '48 hours’ notice of entry, with exceptions for general inspections, safety and emergencies; bond at most 4 weeks’ rent since 30 September 2024',
    authority: { name: 'Residential Tenancies Authority', url: 'https://www.rta.qld.gov.au' },
  },
  SA: {
    name: 'South Australia',
    rentIncreases: 'Once every 12 months; 60 days’ notice',
    endingEntryBond:
      'Since 1 July 2024 a prescribed reason is needed to end a tenancy; at most 4 routine inspections a year',
    authority: { name: 'SA Government', url: 'https://www.sa.gov.au' },
  },
  WA: {
    name: 'Western Australia',
    rentIncreases: 'Once every 12 months since 29 July 2024; 60 days’ notice on Form 10',
    endingEntryBond: 'Pets and minor changes are mostly allowed',
    authority: { name: 'Consumer Protection WA', url: 'https://www.consumerprotection.wa.gov.au' },
  },
  ACT: {
    name: 'Australian Capital Territory',
    rentIncreases:
      'Once every 12 months; 8 weeks’ notice. We haven’t confirmed this. Check with the ACT Government.',
    endingEntryBond: 'Bond at most 4 weeks’ rent. We haven’t confirmed this. Check with the ACT Government.',
    authority: { name: 'ACT Government', url: 'https://www.act.gov.au' },
  },
  TAS: {
    name: 'Tasmania',
    rentIncreases: 'Once every 12 months',
    endingEntryBond: 'We haven’t confirmed this. Check with Consumer, Building and Occupational Services.',
    authority: { name: 'Consumer, Building and Occupational Services', url: 'https://www.cbos.tas.gov.au' },
  },
  NT: {
    name: 'Northern Territory',
    rentIncreases:
      'Possibly once every 6 months with 30 days’ notice. We haven’t confirmed this. Check with NT Consumer Affairs.',
    endingEntryBond: 'Bond about 4 weeks’ rent. We haven’t confirmed this. Check with NT Consumer Affairs.',
    authority: { name: 'NT Consumer Affairs', url: 'https://consumeraffairs.nt.gov.au' },
  },
} as const satisfies Record<string, StateRules>;

export const rulesOfState = (state: string): StateRules | undefined =>
  Object.hasOwn(STATE_RULES, state) ? STATE_RULES[state as keyof typeof STATE_RULES] : undefined;
