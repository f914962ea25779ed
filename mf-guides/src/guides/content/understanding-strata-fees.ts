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
    'What levies pay for, how your share is worked out, and why the lowest fee in the street may be the most expensive.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'what-strata-is',
      heading: 'What strata is',
      blocks: [
        {
          kind: 'text',
          text: `When you buy an apartment, and many units and townhouses, you buy two things: your lot, which is roughly the space inside your walls, and a share of everything else. The roof, the outer walls, the lifts, the stairs, the pipes that serve more than one home and the garden belong to all the owners. Together they form a body with a legal duty to look after it: the **owners corporation** in New South Wales, Victoria and the ACT, the **body corporate** in Queensland, Tasmania and the Northern Territory, the **strata company** in Western Australia, and the **strata or community corporation** in South Australia.

Strata fees, also called levies, are how this body is paid for. They aren’t optional. They’re due whether or not you live there and whether or not it’s rented out, and unpaid levies attract interest and can end up in court. A buyer can inherit a seller’s arrears, which is one reason your conveyancer orders a certificate before settlement.`,
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
              'Running costs: building insurance, cleaning, gardening, lift service, common electricity, the manager, small repairs',
              'Usually every quarter',
            ],
            [
              'Capital works, sinking, maintenance or reserve fund',
              'Big things that wear out: roof, paint, lifts, driveways, fire systems',
              'Usually every quarter',
            ],
            [
              'Special levy',
              'What the two funds can’t cover: a defect, a storm, a court case, a neglected roof',
              'When the owners vote for it',
            ],
          ],
          note: 'The name of the second fund depends on the state; it does the same work everywhere.',
        },
        {
          kind: 'text',
          text: 'Building insurance is often the largest single item, and it doesn’t cover your furniture or, as a rule, your carpets: you need contents insurance, or landlord insurance, of your own. Council rates, water and your own electricity aren’t in the levy unless the building says so. If you rent, you don’t pay these levies directly: the owner does, although the rent has to cover them. They still matter to you, because a building that can’t pay for its lift has a lift that doesn’t run.',
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

Take a block of 24 apartments with 1,000 entitlements in total and a budget of $120,000 for the year, of which $84,000 goes to the administrative fund and $36,000 to capital works. Your two-bedroom apartment has 45 of the 1,000. You pay 4.5%: $5,400 a year, or $1,350 a quarter. If the owners then vote for a special levy of $200,000 for the roof, your share is $9,000.`,
        },
        {
          kind: 'table',
          caption: 'A year of levies',
          head: ['Levy', 'All owners', 'Your share'],
          rows: [
            ['Administrative fund', '$84,000', '$3,780'],
            ['Capital works', '$36,000', '$1,620'],
            ['Total', '$120,000', '$5,400'],
            ['Special levy', '$200,000', '$9,000'],
            ['Total with special levy', '$320,000', '$14,400'],
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
          text: `Run these numbers for every home you consider. The ad will give the levy per quarter, because that looks smaller; put the yearly figure next to the mortgage.

Levies change each year at the annual general meeting, where the owners vote on the budget. As a rule nothing caps them: if insurance doubles, so does that part of your bill. It’s worth asking for the levies of the last five years. Small, steady rises are what a well-run building looks like. A flat line followed by a jump isn’t.`,
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
          text: `There’s no right fee. Lifts, a pool, a gym, a concierge and a basement with pumps cost money whoever lives there; a walk-up of six units with a shared lawn costs little. Compare like with like, and ask what the fee buys.

**A high fee** can mean comfort, or a building that’s properly maintained. It can also mean an insurance premium driven up by claims or cladding, a service contract the developer signed with a friend, or too few owners sharing too many machines.

**A low fee** pleases buyers and can be the worst news in the listing. Where the capital works fund is nearly empty and the roof is thirty years old, the money hasn’t been saved; it’s been put off, and whoever owns the lot on the day of the vote will have to pay it. Divide the balance of the fund by the number of lots, and compare that with the next three big jobs in the plan.

**A new building** often starts with a fee that’s more hope than budget. Expect it to rise in the second and third year, when warranties and free servicing end.

A quick way to compare two buildings is to break down the yearly fee. Write down what insurance, lifts, cleaning and the manager cost per lot, and how much goes into the capital works fund. Two fees of $5,400 can be quite different purchases: one may set aside $2,000 a year for the roof, the other $200.`,
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
            '**The certificate** from the owners corporation or body corporate: levies, arrears, insurance, whether a special levy has been approved.',
            '**Minutes of the last three years**, from the committee as well as general meetings. Look for words that keep coming up: leak, defect, fire, cladding, noise, arrears, legal.',
            '**The maintenance plan**, if there is one, next to the balance of the fund. In New South Wales, for instance, a ten-year plan is required.',
            '**Accounts and budget.** Did last year end in the red? How many owners are behind?',
            '**By-laws or rules** on pets, parking, short stays, renovations and hard floors.',
            '**The insurance**: sum insured, excess, and whether the insurer has asked for works.',
            '**Contracts** with managers and caretakers: how long they last and how they end.',
          ],
        },
        {
          kind: 'text',
          text: 'A strata inspector can go through all this for you, often within two business days. If you’d like to do it yourself, [How to Read a Strata Report](/resources/how-to-read-a-strata-report) tells you where to look first. And search for the building here: residents mention [High Strata Fees](/search?issue=High%20Strata%20Fees) or a lift that never works long before a report does.',
        },
      ],
    },
    {
      id: 'as-owner',
      heading: 'Once you’re an owner',
      blocks: [
        {
          kind: 'list',
          items: [
            'Go to the annual general meeting, or give a proxy to someone you trust. Budgets are decided there, and few people turn up.',
            'Ask for quotes. Insurance, cleaning and lift contracts are often renewed for years because no one asked.',
            'Vote to save. A steady contribution costs less than a special levy with a loan behind it, and a healthy fund helps the price when you sell.',
            'If you can’t pay a levy, write before it’s due and ask for a payment plan. Many states now require hardship to be considered.',
            'If a decision seems unlawful or a repair is refused, mediation and your state’s tribunal are cheap. If you rent, ask your landlord to raise it for you.',
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
          text: 'Rules differ, and each state explains its own: [NSW Fair Trading](https://www.fairtrading.nsw.gov.au), [Consumer Affairs Victoria](https://www.consumer.vic.gov.au), [Queensland Government](https://www.qld.gov.au) (body corporate), [Landgate in Western Australia](https://www.landgate.wa.gov.au), [SA Government](https://www.sa.gov.au), [ACT Government](https://www.act.gov.au), [Tasmanian Government](https://www.tas.gov.au) and [NT Government](https://nt.gov.au).',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. It doesn’t take your circumstances into account. The block of 24 apartments is an example, not an average. Have a building’s records checked before you buy into it.',
        },
      ],
    },
  ],
  alsoRead: ['building-pest-inspections', 'home-deposit-guide'],
};
