import type { MailContent } from '../../platform/mail/mail-content.ts';

/** The mail must not name the property. */
export const privateLinkMail = (to: string, link: string): MailContent => ({
  to,
  subject: 'Your private link',
  heading: 'Keep this link',
  paragraphs: [
    'You asked us to email you the private link to your review on Home Truths. You don’t have an account, so it’s the only way to edit or delete your review.',
  ],
  button: { label: 'Edit or delete your review', href: link },
  smallPrint: [
    'Anyone who has this link can edit or delete the review, so don’t share it.',
    'We haven’t kept your email address. If you didn’t ask for this, you can ignore this email.',
  ],
});
