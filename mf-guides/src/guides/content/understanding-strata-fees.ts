import type { Guide } from '../guide.ts';

export const understandingStrataFees: Guide = {
  slug: 'understanding-strata-fees',
  title: 'Understanding Strata Fees',
  category: 'buying',
  readTime: 5,
  metaTitle: 'Understanding Strata Fees: What You Pay and What to Check',
  description:
    'What strata fees pay for, how your share is worked out, why a low levy can be a warning, and which records to read before you buy an apartment, unit or townhouse in Australia.',
  excerpt:
    'What the levies pay for, how your share is worked out, and why the lowest fee in the street may be the most expensive.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'what-strata-is',
      heading: 'What strata is',
      blocks: [
        {
          kind: 'text',
          text: `When you buy an apartment, and many a unit or townhouse, you buy two things: your lot, which is roughly the space inside your walls, and a share of everything else. The roof, the outer walls, the lifts, the stairs, the pipes that serve more than one home and the garden belong to all owners together. They form a body with a legal duty to look after it: the **owners corporation** in New South Wales, Victoria and the ACT, the **body corporate** in Queensland, Tasmania and the Northern Territory, the **strata company** in Western Australia, and the **strata or community corporation** in South Australia.

Strata fees, also called levies, are how this body is paid for. They are not optional. They fall due whether or not you live there, whether or not the home is let, and unpaid ones grow with interest and can end in court. A buyer can inherit a seller's arrears, which is one reason why your conveyancer orders a certificate before settlement.`,
        },
      ],
    },
    {
      id: 'what-fees-pay-for',
      heading: 'What the fees pay for',
      blocks: [
        {
          kind: 'table',
          caption: 'The three kinds of levy',
          head: ['Kind', 'Pays for', 'How often'],
          rows: [
            [
              'Administrative fund',
              'Running costs: insurance of the building, cleaning, gardening, lift service, common electricity, the manager, small repairs',
              'Usually each quarter',
            ],
            [
              'Capital works, sinking, maintenance or reserve fund',
              'Large things that wear out: roof, paint, lifts, driveways, fire systems',
              'Usually each quarter',
            ],
            [
              'Special levy',
              'What the two funds cannot cover: a defect, a storm, a court case, a neglected roof',
              'When the owners vote for it',
            ],
          ],
          note: 'The name of the second fund depends on the state; it does the same work everywhere.',
        },
        {
          kind: 'text',
          text: 'Building insurance is often the largest single item, and it does not cover your furniture or, as a rule, your carpets: you need contents insurance, or landlord insurance, of your own. Council rates, water and your own electricity are not in the levy unless the building says so. If you rent, you pay none of these levies directly: the owner does, although the rent has to cover them. They still concern you, because a building that cannot pay for its lift has a lift that does not run.',
        },
      ],
    },
    {
      id: 'your-share',
      heading: 'How your share is worked out',
      blocks: [
        {
          kind: 'text',
          text: `Each lot has a number on the plan: the **unit entitlement** or lot liability. Your share of each levy is your number divided by the total. It usually follows the value of the lots when the building was new, so that the penthouse pays more than the studio.

Take a block of 24 apartments with 1,000 entitlements in all and a budget of $120,000 for the year, of which $84,000 goes to the administrative fund and $36,000 to capital works. Your two-bedroom apartment has 45 of the 1,000. You pay 4.5 per cent: $5,400 a year, or $1,350 a quarter. If the owners then decide on a special levy of $200,000 for the roof, your part is $9,000.`,
        },
        {
          kind: 'table',
          caption: 'A year of levies',
          head: ['Levy', 'All owners', 'Your share'],
          rows: [
            ['Administrative fund', '$84,000', '$3,780'],
            ['Capital works', '$36,000', '$1,620'],
            ['Together', '$120,000', '$5,400'],
            ['Special levy', '$200,000', '$9,000'],
            ['All together', '$320,000', '$14,400'],
          ],
          bars: [
            {
              name: 'Without a special levy: $5,400',
              parts: [
                { name: 'Administrative fund', amount: 3780, look: 'solid' },
                { name: 'Capital works', amount: 1620, look: 'light' },
              ],
            },
            {
              name: 'With the special levy: $14,400',
              parts: [
                { name: 'Administrative fund', amount: 3780, look: 'solid' },
                { name: 'Capital works', amount: 1620, look: 'light' },
                { name: 'Special levy', amount: 9000, look: 'striped' },
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: `Do this sum for every home you consider. The advertisement will give the levy by the quarter, because that looks smaller; put the yearly figure beside the mortgage.

Levies change each year at the annual general meeting, where the owners vote on the budget. Nothing caps them as a rule: if insurance doubles, so does that part of your bill. It is worth asking for the levies of the last five years, since a line of steady small rises is what a well-run building looks like, and a flat line followed by a jump is not.`,
        },
        { kind: 'ad' },
      ],
    },
    {
      id: 'high-or-low',
      heading: 'Is the fee too high, or too low?',
      blocks: [
        {
          kind: 'text',
          text: `There is no right fee. Lifts, a pool, a gym, a concierge and a basement with pumps cost money whoever lives there; a walk-up of six with a shared lawn costs little. So compare a building with its like, and ask what the fee buys.

**A high fee** can mean comfort, or a building that repairs what it should. It can also mean an insurance premium driven up by claims or cladding, a service contract the developer signed with a friend, or too few owners sharing too many machines.

**A low fee** pleases buyers and can be the worst news in the listing. Where the capital works fund is nearly empty and the roof is thirty years old, the money has not been saved; it has been put off, and it will be asked of whoever owns the lot on the day of the vote. Divide the balance of the fund by the number of lots, and hold that against the next three big jobs in the plan.

**A new building** often starts with a fee that is more hope than budget. Expect it to rise in the second and third year, when warranties and free servicing end.

A quick way to compare two buildings is to take the yearly fee apart. Write down what insurance, lifts, cleaning and the manager cost each lot, and how much goes into the capital works fund. Two fees of $5,400 can be quite different purchases: one of them may put $2,000 a year aside for the roof, the other $200.`,
        },
      ],
    },
    {
      id: 'records',
      heading: 'What to read before you buy',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The certificate** of the owners corporation or body corporate: levies, arrears, insurance, whether a special levy has been decided.',
            '**Minutes of the last three years**, of the committee as well as of general meetings. Look for words that return: leak, defect, fire, cladding, noise, arrears, legal.',
            '**The maintenance plan**, where there is one, with the balance of the fund beside it. In New South Wales, for instance, a ten-year plan is required.',
            '**Accounts and budget.** Did last year end in the red? How many owners are behind?',
            '**By-laws or rules** on pets, parking, short stays, renovations and hard floors.',
            '**The insurance**: sum insured, excess, and whether the insurer asked for works.',
            '**Contracts** with managers and caretakers: how long they last and how they end.',
          ],
        },
        {
          kind: 'text',
          text: 'A strata inspector can go through all this for you, often within two working days. If you would like to do it yourself, [How to Read a Strata Report](/resources/how-to-read-a-strata-report) says where to look first. And search for the building here: residents name [High Strata Fees](/search?issue=High%20Strata%20Fees) or a lift that never works long before a report does.',
        },
      ],
    },
    {
      id: 'as-owner',
      heading: 'When you are an owner',
      blocks: [
        {
          kind: 'list',
          items: [
            'Go to the annual general meeting, or give a proxy to someone you trust. Budgets are decided there, and few people come.',
            'Ask for quotes. Insurance, cleaning and lift contracts are often renewed for years because nobody asked.',
            'Vote for saving. A steady contribution costs less than a special levy with a loan behind it, and a healthy fund shows in the price when you sell.',
            'If you cannot pay a levy, write before it is due and ask for a plan. Many states now require that hardship be considered.',
            'If a decision seems unlawful or a repair is refused, mediation and the tribunal of your state are cheap. If you rent, ask your landlord to raise the matter for you.',
          ],
        },
      ],
    },
    {
      id: 'where-to-ask',
      heading: 'Where to ask',
      blocks: [
        {
          kind: 'text',
          text: 'The rules differ, and each state explains its own: [NSW Fair Trading](https://www.fairtrading.nsw.gov.au), [Consumer Affairs Victoria](https://www.consumer.vic.gov.au), [Queensland Government](https://www.qld.gov.au) (body corporate), [Landgate in Western Australia](https://www.landgate.wa.gov.au), [SA Government](https://www.sa.gov.au), [ACT Government](https://www.act.gov.au), [Tasmanian Government](https://www.tas.gov.au) and [NT Government](https://nt.gov.au).',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. The block of 24 apartments is an example, not an average. Have the records of a building read before you buy into it.',
        },
      ],
    },
  ],
  alsoRead: ['building-pest-inspections', 'home-deposit-guide'],
};
