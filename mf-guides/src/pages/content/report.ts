import type { SitePage } from '../site-page.ts';

export const report: SitePage = {
  slug: 'report',
  title: 'Report Issue',
  metaTitle: 'Report Issue',
  description:
    'Tell Home Truths about something written on the site, your personal information, a page you can’t use or something that isn’t working.',
  intro:
    'Tell us what’s wrong. We’ll give you a reference number and, if you leave an email address, reply within 7 days. To report a single review, the quickest way is the **Report** button below it.',
  sections: [
    {
      id: 'before-you-send',
      heading: 'What helps us',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Something written here:** which sentence, what’s wrong with it and how you know. What you report stays visible until we’ve decided.',
            '**Something that harms your reputation or your business:** choose “defamation” and copy in the exact words. We’ll tell you by when we decide: within 7 days, at the latest.',
            '**Your personal information:** what it is and where it appears. Please don’t send copies of identity documents.',
            '**A page you can’t use:** what you were trying to do, and which browser and assistive technology you use.',
            '**Something that isn’t working:** the page, the time and what you saw.',
          ],
        },
      ],
    },
  ],
};
