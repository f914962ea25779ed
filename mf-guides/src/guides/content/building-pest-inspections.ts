import type { Guide } from '../guide.ts';

export const buildingPestInspections: Guide = {
  slug: 'building-pest-inspections',
  title: 'Building and Pest Inspections Explained',
  category: 'buying',
  readTime: 6,
  metaTitle: 'Building and Pest Inspections: Cost, Report and What to Do Next',
  description:
    'What a building and pest inspection covers, what it costs in Australia, how to choose an inspector, how to read the report, and how to use it before you buy a house or apartment.',
  excerpt:
    'What an inspector looks at and what they can’t see, what it costs, and how to turn a long report into a decision.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'why',
      heading: 'Why have one at all',
      blocks: [
        {
          kind: 'text',
          text: `You might spend 40 minutes in a home before you offer most of what you’ll earn in ten years. The paint is fresh, the rugs are in the right places, and it hasn’t rained for a week. An inspector spends two hours there with a torch, a moisture meter and a ladder, and has no wish to live in it.

In most places the seller doesn’t have to tell you everything that’s wrong. The ACT is the best-known exception: there the seller supplies a building report with the contract. Everywhere else it’s buyer beware, and an inspection is how you protect yourself.

A combined building and pest inspection commonly costs **$400-$800**, depending on the size of the home, its age and how far the inspector has to drive. It can reveal something that would cost a hundred times as much, and it’s just as useful when it finds little: you can bid with confidence.

It also pays for itself when you negotiate. Few sellers argue with a photo of a leaking pipe and a plumber’s quote beside it, while “we think it needs some work” gets you a smile. And if you rent, the same habits of looking, on a smaller scale, keep you out of a damp bedroom.`,
        },
      ],
    },
    {
      id: 'what-is-covered',
      heading: 'What is covered, and what isn’t',
      blocks: [
        {
          kind: 'text',
          text: 'Reports commonly follow two Australian Standards: AS 4349.1 for the building and AS 4349.3 for timber pests ([Standards Australia](https://www.standards.org.au)). Both describe a visual inspection of what can safely be reached on that day. Nothing is opened up, moved or dug up.',
        },
        {
          kind: 'table',
          caption: 'A standard inspection',
          head: ['Part', 'Looked at', 'Usually not'],
          rows: [
            ['Outside', 'Walls, gutters, drainage, paths, fences, retaining walls', 'Buried pipes, pools'],
            [
              'Roof',
              'Covering from a ladder, roof space where there’s a hatch',
              'High or steep roofs without access',
            ],
            [
              'Inside',
              'Ceilings, walls, floors, windows, doors, wet areas',
              'Behind furniture, under carpets',
            ],
            [
              'Under the floor',
              'Stumps, bearers, joists, damp, air flow',
              'Where the crawl space is too low',
            ],
            [
              'Timber pests',
              'Live termites, old damage, borers, decay and what attracts them',
              'Inside closed walls',
            ],
            ['Services', 'Anything obviously unsafe', 'Wiring, gas, plumbing, air conditioning'],
          ],
        },
        {
          kind: 'text',
          text: `It doesn’t cover asbestos, illegal building work, boundaries, planning or noise. If the house was built or renovated before about 1990, assume that something contains asbestos and ask where ([Safe Work Australia](https://www.safeworkaustralia.gov.au)). For wiring, plumbing, a pool or a leaning wall, book a licensed electrician, a plumber, a pool certifier or a structural engineer as well.

For an apartment, the inspector looks at your lot and glances at the common property. What matters more is in the records: read [Understanding Strata Fees](/understanding-strata-fees) too.`,
        },
      ],
    },
    {
      id: 'choose',
      heading: 'Choosing an inspector',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Independent.** Choose the inspector yourself. A report ordered by the seller or agent is a start, but the inspector who wrote it may have no responsibility to you.',
            '**Qualified and insured.** Licensing differs by state: in Queensland, for example, inspectors need a licence from the [QBCC](https://www.qbcc.qld.gov.au). Wherever you are, ask for professional indemnity insurance and the separate timber pest qualification.',
            '**Thorough.** Ask for a sample report. Photos, a clear split between major and minor, and a page that says what couldn’t be inspected are good signs.',
            '**Quick enough.** You should have the written report within a day or two, in time for your deadline.',
            '**Willing to talk.** Ten minutes on the phone afterwards are worth as much as the 40 pages.',
          ],
        },
        {
          kind: 'text',
          text: 'When a property on this site has no reviews yet, you can request a call from an inspector on its page. That’s a commercial service: the inspector pays us a fee, and you can compare as many others as you like.',
        },
        { kind: 'ad' },
      ],
    },
    {
      id: 'when',
      heading: 'When to book',
      blocks: [
        {
          kind: 'text',
          text: `**Private sale.** Make the contract subject to a satisfactory inspection, with enough days for an inspector to do it. Or use the cooling-off period, if your state has one and it’s long enough. Ask your conveyancer which clause lets you withdraw for any reason and which only for a major defect. There’s a big difference.

**Auction.** Before the day, always: the contract is unconditional. See [the auctions guide](/property-auctions-guide).

**New home.** Before the final payment to the builder, and again before the warranty for smaller defects ends. New doesn’t mean finished.

**Be there** for the last half hour, if the agent allows it. A crack is easier to judge on the wall than in a photo. Bring the floor plan and mark on it what you’re told.`,
        },
      ],
    },
    {
      id: 'read-the-report',
      heading: 'Reading the report',
      blocks: [
        {
          kind: 'text',
          text: 'Every report sounds alarming, because the inspector has to list every defect. Sort them into four groups:',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Safety',
              text: 'Loose balustrades, bare wires, no smoke alarms. Usually cheap, always first.',
            },
            {
              title: 'Structure and water',
              text: 'Moving footings, a sagging roof, rising damp, failed waterproofing in a shower, live termites. These are the deal-breakers. Get a specialist and a written quote before you go any further.',
            },
            {
              title: 'Wear',
              text: 'Rusting gutters, old paint, a tired hot-water unit. It’s not a reason to walk away; it’s a budget for the first three years.',
            },
            {
              title: 'Not inspected',
              text: 'Read this page twice. A locked garage, a roof space without a hatch, a wall behind wardrobes: ask for access, or count it as a risk.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Hairline cracks in plaster are normal. Cracks wider than about 5 mm, steps in brickwork, doors that no longer close and floors that slope call for an engineer. High moisture readings mean little in themselves: ask where the water comes from. And ask the inspector two questions you won’t find on any form: “What would you fix first if it were yours?” and “What worried you that you couldn’t see?”',
        },
      ],
    },
    {
      id: 'use-it',
      heading: 'Using what you’ve found',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Go ahead** as agreed, and add the repairs to your plan.',
            '**Ask for a lower price.** Send the page and a quote, not the whole report. “The roof needs $14,000 of work, see quote” is stronger than “the report is bad”.',
            '**Ask for repairs before settlement**, by a licensed tradesperson, with an invoice. A lower price is often safer: you choose who does the work.',
            '**Ask for time** and a second specialist.',
            '**Walk away.** If the contract lets you, do it in writing and before the deadline. The report was money well spent.',
          ],
        },
        {
          kind: 'text',
          text: 'Whatever you decide, keep the report. It’s the best maintenance list you’ll ever have, and in termite country its date tells you when the next annual inspection is due.',
        },
      ],
    },
    {
      id: 'your-own-eyes',
      heading: 'What you can check yourself',
      blocks: [
        {
          kind: 'text',
          text: 'Before you pay for an inspection, do a quick one of your own. Visit after rain, and take a torch and a friend: two people notice more than one, and one of you can listen while the other looks. Smell the cupboards. Run every tap, flush the toilet, look under the sinks. Look along the ridge of the roof from across the street: it should be straight. Push gently on the bathroom tiles nearest the floor. Note which rooms have just been painted, and ask why only those ones. Read what [people who lived there](/search) say about leaks, pests and noise.',
        },
        {
          kind: 'download',
          checklist: 'inspection',
          title: 'The inspection checklist',
          text: 'One page for your own walk through a home, to rent or to buy, to print or use offline.',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice, and no replacement for an inspection. It doesn’t take your circumstances into account. Costs are typical and vary by location. Have the contract reviewed before you rely on a condition in it.',
        },
      ],
    },
  ],
  alsoRead: ['property-auctions-guide', 'understanding-strata-fees'],
};
