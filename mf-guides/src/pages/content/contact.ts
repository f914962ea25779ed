import type { SitePage } from '../site-page.ts';

export const contact: SitePage = {
  slug: 'contact',
  title: 'Contact Us',
  metaTitle: 'Contact Us',
  description: 'Send Home Truths a question, an idea or a request for a guide. We reply by email.',
  intro:
    'Have a question, an idea or a guide you’d like us to write? Send us a message. We reply by email. To report a review or a problem with the site, use [Report Issue](/report).',
  sections: [],
};
