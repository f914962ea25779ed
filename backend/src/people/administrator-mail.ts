import type { MailContent } from '../mail/mail-content.ts';

/** The kind of mail about who is an administrator. */
export const ADMINISTRATOR_MAIL_KIND = 'administrator';

/** What a mail about who is an administrator is about. */
export interface AdministratorMailData {
  /** The account that the mail goes to. */
  to: number;
  /** The account that was made an administrator, or is none any more. */
  personId: number;
  isAdmin: boolean;
}

interface AdministratorMail {
  email: string;
  /** Whether it goes to the person themselves. */
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

/** Tells a person that they became an administrator or are none any more, or an administrator that somebody else did. */
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
