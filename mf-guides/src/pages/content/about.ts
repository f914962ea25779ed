import type { SitePage } from '../site-page.ts';

export const about: SitePage = {
  slug: 'about',
  title: 'About Home Truths',
  metaTitle: 'About Home Truths',
  description:
    'Why Home Truths exists, how it works, and what it stands for: honest reviews of Australian homes by the people who lived there, visited them or owned them.',
  intro: 'Know the truth before you sign.',
  sections: [
    {
      id: 'mission',
      heading: 'Our mission',
      blocks: [
        {
          kind: 'text',
          text: `A home is the largest thing most of us ever pay for, and the one we know least about when we sign. We read reviews before we book a table for two hours, and then take a lease for a year after fifteen minutes in a hallway.

Home Truths is a place where people who know a home tell those who are about to move in. Renters, buyers and owners write down what an inspection does not show: the heat in January, the lift that stops, the landlord who comes the same day. Everyone can read it, free of charge and without an account.`,
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we started',
      blocks: [
        {
          kind: 'text',
          text: `Everybody involved in a sale or a lease has information, except the person who pays. The seller knows where the water comes in. The agent knows how long the last tenants stayed. The building's minutes know about the roof. What past residents know is the most useful of all, and it used to leave with the removal van.

We wanted that knowledge to stay with the address. Not to shame anyone, but because a fault that is known gets repaired, and a good home with a good landlord deserves to be found.`,
        },
      ],
    },
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Search',
              text: 'Look up an address, a suburb or a postcode, and see ratings, the number of reviews and what people mention most.',
            },
            {
              title: 'Read reviews',
              text: 'Each one says whether its author lived there, visited or owned the home. An average never stands without the number of reviews and their spread.',
            },
            {
              title: 'Share your experience',
              text: 'Write about a home you know, with or without your name. It takes about five minutes and helps whoever comes next.',
            },
          ],
        },
      ],
    },
    {
      id: 'values',
      heading: 'What we stand for',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Authenticity.** Reviews are published as they were written. Nobody can pay to have one removed, moved or improved. What moderators change is marked.',
            '**Community first.** What the site earns comes from labelled advertisements and from introductions to inspectors. Neither decides which home you see, or in which order.',
            '**Inclusivity.** Renters, buyers and owners are equally welcome, with an account or without, on an old phone, with a keyboard or a screen reader.',
            '**Continuous improvement.** Reviews can be corrected by their authors, homes can get better, and so can we. [Tell us](/contact) what to do next.',
          ],
        },
      ],
    },
    {
      id: 'fair-play',
      heading: 'Fair play',
      blocks: [
        {
          kind: 'text',
          text: 'Every review has a **Report** button. A person looks at each report, within seven days. We publish no rankings of the worst homes, landlords or suburbs: a handful of reviews is a story, not a statistic. How we handle data is in plain words on the [privacy page](/privacy), and what we ask of writers is in the [terms](/terms).',
        },
      ],
    },
  ],
};
