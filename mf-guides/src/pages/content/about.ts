import type { SitePage } from '../site-page.ts';

export const about: SitePage = {
  slug: 'about',
  title: 'About Home Truths',
  metaTitle: 'About Home Truths',
  description:
    'Why Home Truths exists, how it works and what it stands for: honest reviews of Australian homes by people who’ve lived in them, visited them or owned them.',
  intro: 'Know the truth before you sign.',
  sections: [
    {
      id: 'mission',
      heading: 'Our mission',
      blocks: [
        {
          kind: 'text',
          text: `A home is the biggest thing most of us will ever pay for, and the one we know least about when we sign. We read reviews before we book a table for two hours, yet we sign a 12-month lease after 15 minutes in a hallway.

Home Truths is a place where people who know a home tell those who are about to move in. Renters, buyers and owners write down what an inspection doesn’t show: the heat in January, the lift that stops, the landlord who comes the same day. Everyone can read it, free of charge and without an account.`,
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we started',
      blocks: [
        {
          kind: 'text',
          text: `Everyone involved in a sale or lease knows something about the property, except the person paying for it. The seller knows where the water comes in. The agent knows how long the last tenants stayed. The strata minutes mention the roof. What past residents know is the most useful of all, and it used to leave with the removalist.

We wanted that knowledge to stay with the address. Not to shame anyone: known faults get fixed, and good homes with good landlords deserve to be found.`,
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
              text: 'Enter an address, suburb or postcode to see ratings, the number of reviews and what people mention most.',
            },
            {
              title: 'Read reviews',
              text: 'Each review says whether its author lived there, visited or owned the property. We never show an average without the number of reviews behind it.',
            },
            {
              title: 'Share your experience',
              text: 'Review a home you know, under your name or anonymously. It takes about five minutes and helps the next person.',
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
            '**Authenticity.** Reviews are published as they were written. No one can pay to have a review removed, moved or improved. Anything our moderators change is marked.',
            '**Community first.** We earn money from labelled ads and from fees inspectors pay when you request a call. Neither decides which properties you see, or in which order.',
            '**Inclusivity.** Renters, buyers and owners are equally welcome, with or without an account, on an old phone, with a keyboard or a screen reader.',
            '**Continuous improvement.** Authors can correct their reviews, homes can get better, and so can we. [Tell us](/contact) what to do next.',
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
          text: 'Every review has a **Report** button. A person looks at every report within 7 days. We don’t publish rankings of the worst homes, landlords or suburbs: a handful of reviews is a story, not a statistic. Our [Privacy Policy](/privacy) explains how we handle personal information, and our [Terms of Use](/terms) set out what we ask of people who write reviews.',
        },
      ],
    },
  ],
};
