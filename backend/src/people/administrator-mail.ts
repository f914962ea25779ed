import type { MailContent } from '../platform/mail/mail-content.ts';

export const ADMINISTRATOR_MAIL_KIND = 'administrator';

export interface AdministratorMailData {
  to: number;
  /** The account whose rights changed. */
  personId: number;
  isAdmin: boolean;
}

interface AdministratorMail {
  email: string;
  /** True if the recipient’s own rights changed. */
  isOwn: boolean;
  username: string;
  isAdmin: boolean;
  publicUrl: string | undefined;
}

const OWN_TEXTS = {
  made: {
    subject: 'You are now an administrator',
    text: 'Your Home Truths account now has access to the admin console. We’ve signed you out everywhere, so please sign in again. Setting up an authenticator app comes first: you’ll find it in the admin console, under Security.',
  },
  unmade: {
    subject: 'You are no longer an administrator',
    text: 'Your Home Truths account no longer has access to the admin console. You can still sign in and write reviews.',
  },
};

const NOTICES = {
  made: { subject: 'A new administrator', text: 'now has access to the admin console.' },
  unmade: { subject: 'One administrator fewer', text: 'no longer has access to the admin console.' },
};

export function administratorMail({
  email,
  isOwn,
  username,
  isAdmin,
  publicUrl,
}: AdministratorMail): MailContent {
  const change = isAdmin ? 'made' : 'unmade';
  const happened = isOwn ? OWN_TEXTS[change].text : `The account ${username} ${NOTICES[change].text}`;
  return {
    to: email,
    subject: (isOwn ? OWN_TEXTS : NOTICES)[change].subject,
    paragraphs: [happened, 'If you didn’t expect this, tell the site’s operator now.'],
    button: publicUrl ? { label: 'Open Home Truths', href: new URL('/', publicUrl).href } : undefined,
  };
}
