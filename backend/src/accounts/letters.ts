import type { SecondFactorAction } from '../audit/record.ts';
import type { Letter } from '../mail/letter.ts';

/** Whom a letter is for. No name: whoever made the account typed it, and need not be whose address it is. */
export interface Addressee {
  email: string;
}

/** The way back in for somebody who forgot the password. */
export const resetLetter = ({ email }: Addressee, link: string): Letter => ({
  to: email,
  subject: 'Reset your password',
  heading: 'Set a new password',
  paragraphs: [
    'Somebody asked for a new password for your account at Home Truths. If it was you, choose one here:',
  ],
  button: { label: 'Set a new password', href: link },
  afterwards: [
    'The link works once, for 24 hours. A newer link takes its place.',
    'If it was not you, leave this mail be: your password stays as it is.',
  ],
});

/** A first word to a new member, with the link that confirms the email. */
export const welcomeLetter = ({ email }: Addressee, link: string): Letter => ({
  to: email,
  subject: 'Welcome to Home Truths',
  heading: 'Welcome to Home Truths',
  paragraphs: [
    'Your account is ready. Keep the homes you look at, write about those you know, and read what others say before you sign.',
    'Please confirm that this is your email, so that you can always get back into your account:',
  ],
  button: { label: 'Confirm your email', href: link },
  afterwards: [
    'The link works once, for 48 hours.',
    'If you did not make this account, write to us through Contact Us and we will remove it.',
  ],
});

/** Asks whether an email is its owner's. */
export const confirmEmailLetter = ({ email }: Addressee, link: string): Letter => ({
  to: email,
  subject: 'Confirm your email',
  heading: 'Confirm your email',
  paragraphs: [
    'Somebody gave this email for their account at Home Truths. If it was you, please confirm it:',
  ],
  button: { label: 'Confirm your email', href: link },
  afterwards: [
    'The link works once, for 48 hours. A newer link takes its place.',
    'If it was not you, leave this mail be: without the link nothing changes.',
  ],
});

/** Tells the owner of an account that its email is about to change, while that can still be stopped. */
export const emailChangeLetter = ({ email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'The email of your account is being changed',
  heading: 'The email of your account is being changed',
  paragraphs: [
    'Somebody who knows your password asked for another email for your account at Home Truths. It will be used once it is confirmed. If it was you, all is well.',
    'If it was not you, set a new password at once. That stops the change, too:',
  ],
  button: { label: 'Set a new password', href: `${origin}/auth/forgot-password` },
});

/** Tells the former email of an account that another took its place. */
export const emailChangedLetter = ({ email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'The email of your account was changed',
  heading: 'The email of your account was changed',
  paragraphs: [
    'Your account at Home Truths has another email now, and this one no longer opens it. If it was you, all is well.',
    'If it was not you, write to us at once:',
  ],
  button: { label: 'Contact us', href: `${origin}/contact` },
});

/** Tells the owner, in case it was somebody else. */
export const passwordChangedLetter = ({ email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    'The password of your account at Home Truths was changed just now, and you were signed out everywhere else. If it was you, all is well.',
    'If it was not you, set a new password at once:',
  ],
  button: { label: 'Set a new password', href: `${origin}/auth/forgot-password` },
});

/** Tells the owner that strangers guess at the password. */
export const guessesLetter = ({ email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'Someone is trying to sign in to your account',
  heading: 'Someone is trying to sign in to your account',
  paragraphs: [
    'In the last hour someone entered many wrong passwords for your account at Home Truths. None of them was right. We have stopped further tries for now, except from browsers you have signed in with before.',
    'If you cannot sign in on a new device, set a new password:',
  ],
  button: { label: 'Set a new password', href: `${origin}/auth/forgot-password` },
  afterwards: ['Your account is safe as long as your password is hard to guess and used nowhere else.'],
});

/** The kind of mail that tells of an authenticator app. */
export const SECOND_FACTOR_MAIL = 'second-factor';

const SECOND_FACTOR: Record<SecondFactorAction, { subject: string; happened: string }> = {
  add: {
    subject: 'An authenticator app was added to your account',
    happened:
      'From now on Home Truths asks for a code from your authenticator app before you delete anything or see a contact email.',
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
    subject: 'The authenticator app of your account was reset',
    happened:
      'Whoever runs the site has removed your authenticator app and recovery codes. You can set up an app again in the admin console, under Security.',
  },
};

/** Tells an administrator what became of the authenticator app. */
export const secondFactorLetter = (
  { email }: Addressee,
  action: SecondFactorAction,
  publicUrl: string | undefined,
): Letter => {
  const { subject, happened } = SECOND_FACTOR[action];
  return {
    to: email,
    subject,
    heading: subject,
    paragraphs: [happened, 'If this wasn’t you, set a new password now and tell whoever runs the site.'],
    button: publicUrl
      ? { label: 'Set a new password', href: new URL('/auth/forgot-password', publicUrl).href }
      : undefined,
  };
};
