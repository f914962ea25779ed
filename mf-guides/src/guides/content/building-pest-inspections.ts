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
    'What an inspector looks at and what stays unseen, what it costs, and how to turn a long report into a decision.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'why',
      heading: 'Why have one at all',
      blocks: [
        {
          kind: 'text',
          text: `You will spend perhaps forty minutes in a home before you offer most of what you will earn in ten years. The paint is fresh, the rugs lie where they should, and it has not rained for a week. An inspector spends two hours there with a torch, a moisture meter and a ladder, and has no wish to live in it.

Except in a few places the seller is not obliged to tell you everything that is wrong. The ACT is the best-known exception: there the seller supplies a building report with the contract. Elsewhere the old rule holds that the buyer should beware, and the inspection is how a buyer does it.

An inspection of building and pests together commonly costs **$400-$800**, depending on the size of the home, its age and how far the inspector drives. It can show what would cost a hundred times as much, and it is just as useful when it finds little: you can then bid with a quiet mind.

It also pays for itself at the table. Few sellers argue with a photograph of a rotten bearer and a plumber's quote beside it, while "we think it needs some work" is answered with a smile. And if you rent, the same habits of looking, on a smaller scale, keep you out of a damp bedroom.`,
        },
      ],
    },
    {
      id: 'what-is-covered',
      heading: 'What is covered, and what is not',
      blocks: [
        {
          kind: 'text',
          text: 'Reports commonly follow two Australian Standards: AS 4349.1 for the building and AS 4349.3 for timber pests ([Standards Australia](https://www.standards.org.au)). Both describe a visual inspection of what can safely be reached on that day. Nothing is opened, moved or dug up.',
        },
        {
          kind: 'table',
          caption: 'A standard inspection',
          head: ['Part', 'Looked at', 'Usually not'],
          rows: [
            ['Outside', 'Walls, gutters, drainage, paths, fences, retaining walls', 'Buried pipes, pools'],
            [
              'Roof',
              'Covering from a ladder, roof space where there is a hatch',
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
              'Live termites, old damage, borers, decay, and what invites them',
              'Inside closed walls',
            ],
            ['Services', 'What is obviously unsafe', 'Wiring, gas, plumbing, air conditioning'],
          ],
        },
        {
          kind: 'text',
          text: `Asbestos, illegal building work, boundaries, planning and noise are not part of it. If the house was built or renovated before about 1990, assume that some material contains asbestos and ask where ([Safe Work Australia](https://www.safeworkaustralia.gov.au)). For wiring, plumbing, a pool or a leaning wall, book a licensed electrician, a plumber, a pool certifier or a structural engineer as well.

For an apartment the inspector sees your lot and glances at the common property. What matters more is in the records: read [Understanding Strata Fees](/understanding-strata-fees), too.`,
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
            '**Independent.** Choose the inspector yourself. A report ordered by the seller or the agent is a beginning, but the inspector who wrote it may owe you nothing.',
            '**Qualified and insured.** Licences differ by state: in Queensland, for example, inspectors need a licence of the [QBCC](https://www.qbcc.qld.gov.au). Ask everywhere for professional indemnity insurance, and for the separate qualification for timber pests.',
            '**Thorough.** Ask for a sample report. Photos, a clear division into major and minor, and a page that says what could not be inspected are good signs.',
            '**Quick enough.** You should have the report in writing within a day or two, in time for your deadline.',
            '**Willing to talk.** The ten minutes by phone afterwards are worth as much as the forty pages.',
          ],
        },
        {
          kind: 'text',
          text: 'When a home on this site has no reviews yet, its page offers a callback from an inspector. That is a commercial service: the inspector may pay for the introduction, and you may compare as many others as you like.',
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
          text: `**Private sale.** Make the contract subject to a satisfactory inspection, with a number of days that an inspector can keep. Or use the cooling-off period, if your state has one and you can be done in time. Ask your conveyancer which clause lets you withdraw for any reason and which only for a major defect; the difference is large.

**Auction.** Before the day, without exception: the contract is unconditional. See [the auctions guide](/property-auctions-guide).

**New home.** Before the final payment to the builder, and again before the warranty for smaller defects ends. New does not mean finished.

**Be there** for the last half hour, if the agent allows it. A crack you have been shown on the wall is easier to judge than one in a photo. Bring the floor plan, and mark on it what you are told.`,
        },
      ],
    },
    {
      id: 'read-the-report',
      heading: 'Reading the report',
      blocks: [
        {
          kind: 'text',
          text: 'Every report sounds alarming, since the inspector must name each fault. Sort them into four heaps:',
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
              text: 'Moving footings, a sagging roof, rising damp, failed waterproofing in a shower, live termites. These decide. Get a specialist and a written quote before you go on.',
            },
            {
              title: 'Wear',
              text: 'Rusting gutters, old paint, a tired hot-water unit. It is not a reason to walk away; it is a budget for the first three years.',
            },
            {
              title: 'Not inspected',
              text: 'Read this page twice. A locked garage, a roof space without a hatch, a wall behind wardrobes: ask for access, or count it as a risk.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Hairline cracks in plaster are ordinary. Cracks wider than about 5 mm, steps in brickwork, doors that no longer close and floors that slope call for an engineer. High moisture readings mean little in themselves: ask where the water comes from. And ask the inspector two questions that no form contains: "Which of these would you mend first if it were yours?" and "What worried you that you could not see?"',
        },
      ],
    },
    {
      id: 'use-it',
      heading: 'Using what you found',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Go on** as agreed, and put the repairs into your plan.',
            '**Ask for a lower price.** Send the page and a quote, not the whole report. "The roof needs $14,000 of work, see quote" is stronger than "the report is bad".',
            '**Ask for repairs before settlement**, by a licensed trade, with the invoice. A lower price is often safer: you choose who does it.',
            '**Ask for time** and a second specialist.',
            '**Walk away.** If the contract lets you, do it in writing and before the deadline. The money for the report was well spent.',
          ],
        },
        {
          kind: 'text',
          text: 'Whatever you decide, keep the report. It is the best maintenance list you will ever own, and in termite country its date tells you when the next yearly inspection is due.',
        },
      ],
    },
    {
      id: 'your-own-eyes',
      heading: 'What you can check yourself',
      blocks: [
        {
          kind: 'text',
          text: 'Before you pay for an inspection, do a small one of your own. Visit after rain. Smell the cupboards. Run every tap, flush, look under the sinks. Look along the ridge of the roof from across the street: it should be straight. Push gently on the bathroom tiles nearest the floor. Note which rooms have just been painted, and ask why only those. Read what [people who lived there](/search) say about leaks, pests and noise.',
        },
        {
          kind: 'download',
          checklist: 'inspection',
          title: 'The inspection checklist',
          text: 'One page for your own walk through a home, rented or bought, to print or to use without a connection.',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice, and no replacement for an inspection. Costs are typical and differ by place. Have the contract read before you rely on a condition in it.',
        },
      ],
    },
  ],
  alsoRead: ['property-auctions-guide', 'understanding-strata-fees'],
};
