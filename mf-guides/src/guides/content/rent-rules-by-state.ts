import type { Block } from '../guide.ts';

/** What could be verified of the tenancy rules of each state and territory. Change the date with the facts. */
export const rentRulesByState: Block = {
  kind: 'table',
  byState: true,
  caption: 'Some rules by state and territory, as at November 2026',
  head: ['State', 'Rent increases', 'Ending, entry, bond', 'Official body'],
  rows: [
    [
      'Victoria (VIC)',
      "90 days' notice since 25 November 2025 (60 before)",
      "No-fault endings and rent bidding are banned; at most one month's rent in advance; minimum standards must be met before a home is advertised; standard application form since 31 March 2026",
      '[Consumer Affairs Victoria](https://www.consumer.vic.gov.au)',
    ],
    [
      'New South Wales (NSW)',
      'Once in 12 months (leases from 31 October 2024); length of notice not confirmed here',
      'No-grounds endings stopped on 19 May 2025; a request for a pet not answered in 21 days counts as a yes (public reports)',
      '[NSW Fair Trading](https://www.fairtrading.nsw.gov.au)',
    ],
    [
      'Queensland (QLD)',
      'Once in 12 months, tied to the property and not to the tenant',
      "48 hours' notice of entry, with exceptions for general inspections, safety and emergencies; bond at most 4 weeks' rent since 30 September 2024",
      '[Residential Tenancies Authority](https://www.rta.qld.gov.au)',
    ],
    [
      'South Australia (SA)',
      "Once in 12 months; 60 days' notice",
      'A prescribed reason is needed to end a tenancy since 1 July 2024; at most 4 routine inspections a year',
      '[SA Government](https://www.sa.gov.au)',
    ],
    [
      'Western Australia (WA)',
      "Once in 12 months since 29 July 2024; 60 days' notice on Form 10",
      'Pets and minor changes are mostly allowed',
      '[Consumer Protection WA](https://www.consumerprotection.wa.gov.au)',
    ],
    [
      'Australian Capital Territory (ACT)',
      "Once in 12 months; 8 weeks' notice (public reports)",
      "Bond at most 4 weeks' rent (public reports)",
      '[ACT Government](https://www.act.gov.au)',
    ],
    [
      'Tasmania (TAS)',
      'Once in 12 months',
      'Not confirmed here: ask the state body',
      '[Consumer, Building and Occupational Services](https://www.cbos.tas.gov.au)',
    ],
    [
      'Northern Territory (NT)',
      "Not confirmed here (secondary sources say once in 6 months with 30 days' notice)",
      "Bond about 4 weeks' rent (secondary sources)",
      '[NT Consumer Affairs](https://consumeraffairs.nt.gov.au)',
    ],
  ],
  note: 'Where a cell says that something is not confirmed, we did not find it on an official page. Ask the body in the last column before you rely on it.',
};
