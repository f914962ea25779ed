import type { Guide } from '../guide.ts';
import { rentRulesByState } from './rent-rules-by-state.ts';

export const firstTimeRenterGuide: Guide = {
  slug: 'first-time-renter-guide',
  title: 'The First-Time Renter’s Guide',
  category: 'renting',
  readTime: 8,
  metaTitle: 'First-Time Renter’s Guide: From Budget to Bond in Australia',
  description:
    'Renting your first home in Australia, step by step: what you can afford, inspections, applications, bond and lease, the condition report, living there and moving out.',
  excerpt:
    'From your first budget to getting your bond back: what to look at, what to sign, what to photograph and what it costs.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'budget',
      heading: 'What you can afford',
      blocks: [
        {
          kind: 'text',
          text: `Start with a number, not with photos. A common rule of thumb is that rent should take no more than about 30% of income before tax; many agents look at the same figure. On $70,000 a year that is about $400 a week, on your own or as your share of a share house. It’s a rule of thumb, not a law: what counts is what’s left after power, transport, food and some savings.

Then work out what you’ll need upfront. It’s more than most people expect.`,
        },
        {
          kind: 'table',
          caption: 'Moving in at a rent of $500 a week: an example',
          head: ['Item', 'Amount', 'Note'],
          rows: [
            ['Bond', '$2,000', 'Usually 4 weeks’ rent; you get it back if all is well'],
            ['Rent in advance', '$1,000', 'Often two weeks'],
            ['Moving', '$200–$1,000', 'From a borrowed van to a removalist'],
            ['Connections', '$0–$200', 'Power, gas, internet'],
            ['Total', '$3,200–$4,200', 'The lowest and highest of the four above'],
            ['Furniture, contents insurance', 'Your choice', 'Insure what you couldn’t replace'],
          ],
          bars: [
            {
              name: 'At least $3,200',
              parts: [
                { name: 'Bond', amount: 2000, look: 'solid' },
                { name: 'Rent in advance', amount: 1000, look: 'light' },
                { name: 'Moving', amount: 200, look: 'striped' },
              ],
            },
            {
              name: 'At most $4,200',
              parts: [
                { name: 'Bond', amount: 2000, look: 'solid' },
                { name: 'Rent in advance', amount: 1000, look: 'light' },
                { name: 'Moving', amount: 1000, look: 'striped' },
                { name: 'Connections', amount: 200, look: 'plain' },
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: 'If that is out of reach, ask about a bond loan, which several states offer to people on lower incomes, and [Services Australia](https://www.servicesaustralia.gov.au) about Rent Assistance.',
        },
      ],
    },
    {
      id: 'search',
      heading: 'Looking for a home',
      blocks: [
        {
          kind: 'text',
          text: `Make two short lists: what you can’t do without (a bedroom door that closes, the bus, a place for the dog) and what would be nice. Look at homes a little below your limit, because others will offer the asking rent straight away.

Before you go, look up the address. [Search for the building](/search), read what tenants say about noise, leaks, pests and the landlord, and note what you want to check for yourself. If there’s no review yet, ask a neighbour in the lift; people are surprisingly frank.

**Never pay before you’ve been inside.** Photos are easy to steal. A ‘landlord’ who’s overseas and will post the keys once you’ve paid is a scammer. [Scamwatch](https://www.scamwatch.gov.au) lists the common scams. A real agent has a licence you can look up with your state.`,
        },
      ],
    },
    {
      id: 'inspection',
      heading: 'At the inspection',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Water.** Run the shower and the kitchen tap together. Is it hot, and is there pressure? Look under the sinks.',
            '**Damp.** Smell the wardrobes, look at the ceiling corners and behind curtains. Fresh paint on just one wall is worth asking about.',
            '**Warmth.** Which way do the windows face? Is there fixed heating, and does it work?',
            '**Noise.** Stand still for a minute with the windows shut. Come back at night.',
            '**Signal and power.** Check your phone in the bedroom, count the power points, and ask what kind of internet connection there is.',
            '**Locks.** On every outside door, and on windows you can reach from the ground.',
            '**Pests.** Look inside kitchen cupboards and behind the fridge for droppings and traps.',
            '**What stays.** If a dishwasher, blinds or a promised repair matters to you, have it written into the lease.',
          ],
        },
        {
          kind: 'text',
          text: 'Ask how long the last tenants stayed, why they left, and whether the owner plans to sell. Take your own photos if the agent agrees. [What to Watch for When Renting](/resources/what-to-watch-for-when-renting) goes deeper, and the checklist below fits in a pocket.',
        },
        {
          kind: 'download',
          checklist: 'inspection',
          title: 'The inspection checklist',
          text: 'Room by room, to print or use offline.',
        },
      ],
    },
    {
      id: 'apply',
      heading: 'Applying',
      blocks: [
        {
          kind: 'text',
          text: `Good homes get many applications in a day, and complete applications are read first. Prepare a folder: identification, three payslips or a letter about your income, the name of a referee, and a few lines about who’ll live there. If it’s your first lease, say so. A reference from an employer, savings, or a record of board paid to your parents helps. If you have a pet, add a line about it and a photo.

You don’t have to give everything a form asks for. Agents don’t need your social media, every line of your bank statement, or the reason your last relationship ended. Victoria has had a standard form since 31 March 2026, and other states limit what may be asked.

Don’t offer more than the advertised rent because someone hints at it. Several states ban agents from inviting rent bids. And don’t pay to be considered: a holding deposit is taken only after you’ve been approved, if it’s allowed at all.`,
        },
        { kind: 'ad' },
      ],
    },
    {
      id: 'sign',
      heading: 'Bond, lease and keys',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Read the lease before you sign',
              text: 'Check the names of all tenants, the address, the rent and how it’s paid, the start and end dates, and any special conditions. A term that breaks the law has no effect, but it’s better not to sign it. Ask for a day if you need one.',
            },
            {
              title: 'Understand “fixed term”',
              text: 'During the fixed term neither side can simply leave, and the rent normally stays the same. Afterwards the lease usually continues as periodic, on the same terms with shorter notice.',
            },
            {
              title: 'Know who signs',
              text: 'If you sign together with housemates, each of you is usually responsible for the whole rent, including theirs. If you rent a room from a tenant, ask whether you’re a subtenant or a boarder, because your rights differ, and get the owner’s consent in writing.',
            },
            {
              title: 'Pay the bond',
              text: 'Usually 4 weeks’ rent. It goes to your state’s bond authority, never into a private account, and the authority sends you a receipt.',
            },
            {
              title: 'Get your copies',
              text: 'Lease, condition report, bond receipt, your state’s information booklet, and a set of keys for each tenant.',
            },
          ],
        },
      ],
    },
    {
      id: 'condition-report',
      heading: 'The condition report is worth your bond',
      blocks: [
        {
          kind: 'text',
          text: `The agent gives you a report on the state of every room. You have a few days, depending on the state, to correct it and send it back. Set aside an evening for it before the furniture comes in.

Open each cupboard, run each tap, try each blind and each hotplate. Write what you see: “three chips in the bath, left of the drain”, not “bath okay”. Photograph every wall, floor and appliance, with the date stamp on, and email the photos to the agent and to yourself. In two years no one will remember that the burn mark was there; the email will.

If something doesn’t work, put it in the report and ask for the repair in the same message.`,
        },
      ],
    },
    {
      id: 'living-there',
      heading: 'Living there',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Pay on time**, in a way that leaves a record. If a week will be tight, say so beforehand.',
            '**Report problems in writing.** Phone as well if it’s urgent, such as a burst pipe, no hot water or a door that doesn’t lock.',
            '**Let them in when they’ve given proper notice.** The general figure is 24-48 hours in writing, and more for a routine inspection. No one may just turn up, except in an emergency.',
            '**Expect increases to follow rules.** As a general figure, expect about 60 days’ notice, and in most states no more than one increase every 12 months. The table shows yours.',
            '**Ask before you change things**, keep a pet or let someone move in. Many states make it hard to refuse without a reason, but not asking puts you in the wrong.',
            '**Insure your things.** The owner’s policy covers the building, not your bicycle, nor the flood you cause downstairs.',
            '**Keep a folder** of every message and receipt until the bond is back.',
          ],
        },
        rentRulesByState,
      ],
    },
    {
      id: 'moving-out',
      heading: 'Moving out and getting the bond back',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Give notice in writing, within the time your state and your lease require, and ask the agent to confirm the last day.',
            'Read the condition report again. It says what the place has to look like, apart from fair wear and tear.',
            'Clean: oven, bathroom grout, window tracks, behind the fridge. You don’t have to hire the company the agent recommends.',
            'Fix or own up to what you broke. A tin of the right paint is cheaper than a tradesperson.',
            'Photograph everything, empty, on the last day. Read the meters.',
            'Return all keys and get that confirmed, with the date.',
            'Claim the bond yourself with the authority. If the owner disagrees, it’s for them to show why, and your state’s tribunal decides.',
          ],
        },
        {
          kind: 'text',
          text: 'Then spend five minutes on the next person: [write a review](/write-review) of the good as well as the bad. You can post anonymously.',
        },
      ],
    },
    {
      id: 'help',
      heading: 'If something goes wrong',
      blocks: [
        {
          kind: 'text',
          text: 'Most problems are settled by a calm message with a photo and a date. If yours isn’t, our guide to [tenant rights](/tenant-rights-australia) lists the tenancy authority, the tribunal and the free help in your state. Ask early: the time limits for answering a notice are short.',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. It doesn’t take your circumstances into account. Rules differ by state and change; the table shows what we could verify as at November 2026. Check with your state’s tenancy authority before you rely on it.',
        },
      ],
    },
  ],
  alsoRead: ['tenant-rights-australia', 'understanding-strata-fees'],
};
