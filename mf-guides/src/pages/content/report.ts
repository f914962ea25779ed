import type { SitePage } from '../site-page.ts';

export const report: SitePage = {
  slug: 'report',
  title: 'Report Issue',
  metaTitle: 'Report Issue',
  description:
    'Tell Home Truths about something written on the site, your personal data, a page you cannot use or a fault.',
  intro:
    'Tell us what is wrong. You get a number, a person looks at it, and we answer within seven days if you leave an email. To report a single review, the quickest way is the **Report** button below it.',
  sections: [
    {
      id: 'before-you-send',
      heading: 'What helps us',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Something written here:** which sentence, what is wrong with it, and how you know. What you report stays visible until we have decided.',
            '**Your personal data:** what it is and where it stands. Please send no copies of identity documents.',
            '**A page you cannot use:** what you tried to do, with which browser and assistive technology.',
            '**A fault:** the page, the time, and what you saw.',
          ],
        },
      ],
    },
  ],
};
