import type { Guide } from '../guide.ts';
import { rentRulesByState } from './rent-rules-by-state.ts';

export const firstTimeRenterGuide: Guide = {
  slug: 'first-time-renter-guide',
  title: "The First-Time Renter's Guide",
  category: 'renting',
  readTime: 8,
  metaTitle: "First-Time Renter's Guide: From Budget to Bond in Australia",
  description:
    'Renting your first home in Australia, step by step: what you can afford, inspections, applications, bond and lease, the condition report, living there and moving out.',
  excerpt:
    'From the first budget to the returned bond: what to look at, what to sign, what to photograph, and what it costs.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'budget',
      heading: 'What you can afford',
      blocks: [
        {
          kind: 'text',
          text: `Start with a number, not with photos. A common rule of thumb is that rent should take no more than about 30 per cent of income before tax; many agents look at the same figure. On $70,000 a year that is about $400 a week, alone or as your part of a shared home. It is a rule of thumb, no law: what counts is what is left after power, transport, food and something put aside.

Then count what you need on the first day. It is more than most people expect.`,
        },
        {
          kind: 'table',
          caption: 'Moving in at a rent of $500 a week: an example',
          head: ['Item', 'Amount', 'Note'],
          rows: [
            ['Bond', '$2,000', "Usually 4 weeks' rent; you get it back if all is well"],
            ['Rent in advance', '$1,000', 'Often two weeks'],
            ['Moving', '$200-$1,000', 'From a borrowed van to a company'],
            ['Connections', '$0-$200', 'Power, gas, internet'],
            ['Together', '$3,200-$4,200', 'From the least to the most of the four above'],
            ['Furniture, contents insurance', 'Your choice', 'Insure what you could not replace'],
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
          text: 'If that is out of reach, ask your state about a bond loan, which several states offer to people on lower incomes, and [Services Australia](https://www.servicesaustralia.gov.au) about Rent Assistance.',
        },
      ],
    },
    {
      id: 'search',
      heading: 'Looking for a home',
      blocks: [
        {
          kind: 'text',
          text: `Make two short lists: what you cannot do without (a bedroom door that closes, the bus, a place for the dog) and what would be nice. Look at homes a little below your limit, since there will be others who offer the asking rent at once.

Before you go, look the address up. [Search for the building](/search), read what tenants say about noise, leaks, pests and the landlord, and note what you want to see for yourself. If there is no review yet, ask a neighbour in the lift; people are surprisingly frank.

**Never pay before you have been inside.** Photos are easily stolen. A landlord who is overseas and will send keys after a transfer is not a landlord. [Scamwatch](https://www.scamwatch.gov.au) describes the usual stories. A real agent has a licence that your state lets you look up.`,
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
            '**Damp.** Smell the wardrobes, look at the ceiling corners and behind curtains. Fresh paint on one wall only is a question.',
            '**Warmth.** Which way do the windows face? Is there fixed heating, and does it work?',
            '**Noise.** Stand still for a minute with the windows shut. Come back at night.',
            '**Signal and power.** Check your phone in the bedroom, count the sockets, ask which internet connection there is.',
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
          text: 'Room by room, to print or to use without a connection.',
        },
      ],
    },
    {
      id: 'apply',
      heading: 'Applying',
      blocks: [
        {
          kind: 'text',
          text: `Good homes get many applications in a day, and the complete one is read first. Prepare a folder: identification, three payslips or a letter about your income, the name of someone who can speak for you, and a few lines about who will live there. If it is your first lease, say so. A reference from an employer, savings, or a record of board paid to your parents helps. A pet gets a line and a photo of its own.

You need not give everything that a form asks for. Agents have no need of your social media, your bank statement line by line, or why your last relationship ended. Victoria has had a standard form since 31 March 2026, and other states limit what may be asked.

Do not offer more than the advertised rent because someone hints at it. Several states forbid agents to invite it. And do not pay for being considered: a holding deposit is taken only after you have been approved, where it is allowed at all.`,
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
              text: 'Names of all tenants, address, rent and how it is paid, start and end, special conditions. A condition that contradicts the law has no effect, but it is better not to sign it. Ask for a day if you need one.',
            },
            {
              title: 'Understand "fixed term"',
              text: 'For the length of it neither side can simply leave, and the rent normally stays. After it the lease usually goes on as periodic, with the same terms and shorter notice.',
            },
            {
              title: 'Know who signs',
              text: "If you sign together with housemates, each of you usually answers for the whole rent, also for theirs. If you rent a room from a tenant, ask whether you are a subtenant or a boarder, since your rights differ, and get the owner's consent in writing.",
            },
            {
              title: 'Pay the bond',
              text: "Usually 4 weeks' rent. It goes to your state's bond authority, never into a private account, and the authority sends you a receipt.",
            },
            {
              title: 'Get your copies',
              text: 'Lease, condition report, bond receipt, the information booklet of your state, and a set of keys for each tenant.',
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
          text: `The agent gives you a report on the state of every room. You have a few days, depending on the state, to correct it and send it back. Take an evening for it before the furniture comes in.

Open each cupboard, run each tap, try each blind and each hotplate. Write what you see: "three chips in the bath, left of the drain", not "bath okay". Photograph every wall, floor and appliance, with the date switched on, and send the photos by email to the agent and to yourself. In two years nobody will remember that the burn mark was there; the email will.

If something does not work, put it in the report and ask for the repair in the same message.`,
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
            '**Pay on time**, by a way that leaves a trace. If a week will be tight, say so beforehand.',
            '**Report faults in writing.** Urgent ones, such as a burst pipe, no hot water or a door that does not lock, by telephone as well.',
            '**Let them in when they have given notice.** The general figure is 24-48 hours in writing, more for a routine inspection. Nobody may just turn up, except in an emergency.',
            '**Expect increases to follow rules.** About 60 days of notice as a general figure, in most states at most once in 12 months. The table shows yours.',
            '**Ask before you change things**, keep a pet or let someone move in. Many states make it hard to refuse without a reason, but not asking puts you in the wrong.',
            "**Insure your things.** The owner's policy covers the building, not your bicycle, nor the flood you cause downstairs.",
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
            'Give notice in writing, in the time that your state and your lease ask for, and ask the agent to confirm the last day.',
            'Read the condition report again. It says what the place has to look like, apart from fair wear and tear.',
            'Clean: oven, bathroom grout, window tracks, behind the fridge. You are not obliged to hire the company the agent recommends.',
            'Fix or own up to what you broke. A tin of the right paint is cheaper than a tradesperson.',
            'Photograph everything, empty, on the last day. Read the meters.',
            'Return all keys and get that confirmed, with the date.',
            "Claim the bond yourself with the authority. If the owner disagrees, it is for them to show why, and your state's tribunal decides.",
          ],
        },
        {
          kind: 'text',
          text: 'Then spend five minutes for whoever comes next: [write a review](/write-review), of the good as well as the bad. You can leave your name off.',
        },
      ],
    },
    {
      id: 'help',
      heading: 'If something goes wrong',
      blocks: [
        {
          kind: 'text',
          text: 'Most trouble is settled by a calm message with a photo and a date. If it is not, our guide to [tenant rights](/tenant-rights-australia) names the official body, the tribunal and the free help in your state. Ask early: the time limits for answering a notice are short.',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. Rules differ by state and change; the table shows what we could verify as at November 2026. Ask the body of your state before you rely on it.',
        },
      ],
    },
  ],
  alsoRead: ['tenant-rights-australia', 'understanding-strata-fees'],
};
