import type { Environment } from '../environment.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import { PLACEHOLDER_EMAIL } from '../platform/mail/placeholder-email.ts';
import type { Step } from './canary-rule.ts';

export const CANARY_MAIL_KIND = 'canary';

export interface CanaryMail {
  step: Step | 'slower';
  /** The email that the remote declares. */
  contact: string | undefined;
  /** Such as `mf-guides`. */
  folder: string;
  version: string;
  pinned: string;
  /** Values by label. */
  facts: (readonly [string, string])[];
}

/** @param site the option that commands outside this repository need: ` --site <URL>` */
const textsOf = ({ step, folder, version, pinned }: CanaryMail, site: string) =>
  ({
    ended: {
      subject: `The canary ${folder} ${version} has ended`,
      text: `It failed too often, so all visitors get ${pinned} again.`,
    },
    pinned: {
      subject: `${folder} ${version} is pinned for all visitors`,
      text: `As a canary it did not fail too often. The previous version is ${pinned}. To return to it: npm run rollback -- ${folder}${site}`,
    },
    kept: {
      subject: `${folder} ${version} stays a canary`,
      text: `It had too few page views to be pinned by itself. It is still watched. To pin it: npm run pin -- ${folder} ${version}${site}. To end it: npm run rollback -- ${folder}${site}`,
    },
    slower: {
      subject: `The canary ${folder} ${version} is slower`,
      text: `Its pages are slower than those of ${pinned}. It stays a canary. To end it: npm run rollback -- ${folder}${site}`,
    },
  })[step];

/** Tells a team what happened to its canary, or the operator if the remote declares no email; without either, the outbox gets the mail. */
export function canaryMail(
  mail: CanaryMail,
  { ADMIN_EMAIL, PUBLIC_URL }: Pick<Environment, 'ADMIN_EMAIL' | 'PUBLIC_URL'>,
): MailContent & { isForOutbox: boolean } {
  const { subject, text } = textsOf(mail, PUBLIC_URL ? ` --site ${new URL(PUBLIC_URL).origin}` : '');
  const to = mail.contact ?? ADMIN_EMAIL;
  return {
    to: to ?? PLACEHOLDER_EMAIL,
    isForOutbox: !to,
    subject,
    paragraphs: [text],
    facts: mail.facts,
    button: PUBLIC_URL
      ? { label: 'Open releases', href: new URL('/admin/releases', PUBLIC_URL).href }
      : undefined,
  };
}
