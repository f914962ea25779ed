import type { SitePage } from '../site-page.ts';

export const contact: SitePage = {
  slug: 'contact',
  title: 'Contact Us',
  metaTitle: 'Contact Us',
  description: 'Write to Home Truths: a question, an idea, a guide you are missing.',
  intro:
    'A question, an idea, a guide you are missing? Write to us. We read everything and answer by email. To report a review or a fault, use [Report Issue](/report): it gets a number and an answer within seven days.',
  sections: [],
};
