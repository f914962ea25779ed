import type { SitePage } from '../site-page.ts';

export const contact: SitePage = {
  slug: 'contact',
  title: 'Contact Us',
  metaTitle: 'Contact Us',
  description: 'Send Home Truths a question, an idea or a request for a guide. We reply by email.',
  intro:
    'Have a question, an idea or a guide you’d like us to write? Send us a message. We reply by email. To report a review or a problem with the site, use [Report Issue](/report).',
  sections: [
    {
      id: 'what-we-answer',
      heading: 'What we can help with',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Questions about the site:** searching, your account, or something you can’t find. You might find the answer on our [help page](/help).',
            '**Your review:** why we edited or hid it, or a second look at our decision.',
            '**Ideas:** a guide you’d like us to write, or something we could do better.',
          ],
        },
        {
          kind: 'text',
          text: 'We can’t give legal or financial advice. Our guide to [tenant rights](/tenant-rights-australia) lists the tenancy authority and free help in your state.',
        },
      ],
    },
    {
      id: 'where-to-report',
      heading: 'Where to report a problem',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A review:** select **Report** below it.',
            '**Anything else**, such as a page you can’t use or your personal information: [Report Issue](/report).',
            '**An emergency:** call 000.',
          ],
        },
      ],
    },
  ],
};
