import type { SecondFactorAction } from '../../audit/write-audit-entry.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';

/** No name, since the person who typed it may not own the email. */
export interface Addressee {
  email: string;
}

export const resetMail = ({ email }: Addressee, link: string): MailContent => ({
  to: email,
  subject: 'Reset your password',
  paragraphs: [
    'We received a request to reset the password for your Home Truths account. If this was you, choose a new password:',
  ],
  button: { label: 'Reset your password', href: link },
  smallPrint: [
    'The link can be used once and expires in 24 hours. If you request another link, this one stops working.',
    'If this wasn’t you, ignore this email. Your password won’t change.',
  ],
});

export const welcomeMail = ({ email }: Addressee, link: string): MailContent => ({
  to: email,
  subject: 'Welcome to Home Truths',
  paragraphs: [
    'Your account is ready. Bookmark properties, review the places you know, and read what others say before you sign.',
    'Please confirm your email, so we can help you get back into your account if you forget your password:',
  ],
  button: { label: 'Confirm your email', href: link },
  smallPrint: [
    'The link can be used once and expires in 48 hours.',
    `If you didn’t create this account, let us know through the Contact Us page and we’ll remove it: ${new URL('/contact', link)}`,
  ],
});

export const confirmEmailMail = ({ email }: Addressee, link: string): MailContent => ({
  to: email,
  subject: 'Confirm your email',
  paragraphs: [
    'Someone entered this email for their Home Truths account. If this was you, please confirm it:',
  ],
  button: { label: 'Confirm your email', href: link },
  smallPrint: [
    'The link can be used once and expires in 48 hours. If you request another link, this one stops working.',
    'If this wasn’t you, ignore this email. Nothing will change unless the link is opened.',
  ],
});

export const emailChangeRequestedMail = ({ email }: Addressee, origin: string): MailContent => ({
  to: email,
  subject: 'Your email is being changed',
  paragraphs: [
    'Someone who knows your password asked to change the email for your Home Truths account. The new email takes over once it’s confirmed. If this was you, you don’t need to do anything.',
    'If this wasn’t you, reset your password now. That also stops the change:',
  ],
  button: { label: 'Reset your password', href: `${origin}/auth/forgot-password` },
});

export const emailChangedMail = ({ email }: Addressee, origin: string): MailContent => ({
  to: email,
  subject: 'Your email was changed',
  paragraphs: [
    'The email for your Home Truths account has been changed, and you can no longer sign in with this one. If this was you, you don’t need to do anything.',
    'If this wasn’t you, contact us now:',
  ],
  button: { label: 'Contact us', href: `${origin}/contact` },
});

export const passwordChangedMail = ({ email }: Addressee, origin: string): MailContent => ({
  to: email,
  subject: 'Your password was changed',
  paragraphs: [
    'The password for your Home Truths account has just been changed, and you’ve been signed out on other devices. If this was you, you don’t need to do anything.',
    'If this wasn’t you, reset your password now:',
  ],
  button: { label: 'Reset your password', href: `${origin}/auth/forgot-password` },
});

export const passwordGuessesMail = ({ email }: Addressee, origin: string): MailContent => ({
  to: email,
  subject: 'Someone is trying to sign in to your account',
  paragraphs: [
    'In the last hour, someone entered many wrong passwords for your Home Truths account. None of them was right. We’ve blocked further attempts for now, except from browsers you’ve signed in with before.',
    'If you can’t sign in on a new device, reset your password:',
  ],
  button: { label: 'Reset your password', href: `${origin}/auth/forgot-password` },
  smallPrint: [
    'Your account is safe as long as your password is hard to guess and you don’t use it anywhere else.',
  ],
});

export const SECOND_FACTOR_MAIL_KIND = 'second-factor';

const SECOND_FACTOR_TEXTS: Record<SecondFactorAction, { subject: string; happened: string }> = {
  add: {
    subject: 'An authenticator app was added to your account',
    happened:
      'From now on, Home Truths asks for a code from your authenticator app before you delete anything, see a contact email or change who’s an administrator.',
  },
  delete: {
    subject: 'The authenticator app was removed from your account',
    happened: 'Home Truths no longer asks you for a code from your authenticator app.',
  },
  recover: {
    subject: 'A recovery code was used on your account',
    happened:
      'Someone entered one of your recovery codes in place of a code from your authenticator app. That recovery code won’t work again.',
  },
  reset: {
    subject: 'The authenticator app on your account was reset',
    happened:
      'The site’s operator has removed your authenticator app and recovery codes. You can set up an app again in the admin console, under Security.',
  },
};

export const secondFactorMail = (
  { email }: Addressee,
  action: SecondFactorAction,
  publicUrl: string | undefined,
): MailContent => {
  const { subject, happened } = SECOND_FACTOR_TEXTS[action];
  return {
    to: email,
    subject,
    paragraphs: [happened, 'If this wasn’t you, reset your password now and tell the site’s operator.'],
    button: publicUrl
      ? { label: 'Reset your password', href: new URL('/auth/forgot-password', publicUrl).href }
      : undefined,
  };
};
