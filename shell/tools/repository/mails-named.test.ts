import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractTexts } from './extract-texts.ts';

/** What the privacy page says of each kind of mail; a new kind needs words there. */
const MAILS: Record<string, RegExp> = {
  welcome: /a welcome email/,
  'confirm-email': /a link to confirm your email address/,
  'password-reset': /a link to reset your password/,
  'email-change': /when a change of email address is requested/,
  'email-changed': /when it has changed \(to the old address\)/,
  'password-changed': /when your password has changed/,
  guesses: /when someone keeps guessing your password/,
  'second-factor': /when an authenticator app is added, removed or reset or a recovery code is used/,
  administrator: /when you or someone else is made an administrator or is no longer one/,
  'private-link': /private link to your review/,
  receipt: /when a callback request, report, complaint or message of yours has arrived/,
  decision: /the number of your report or complaint, what we decided and why/,
  reply: /\*\*Replies\*\* to your messages and reports/,
  'review-hidden': /If a review of yours is hidden, we write to the email address of your account/,
  'admin-notice': /Notices to our administrators/,
  canary: /or a new version of a part of the site has been tried/,
};

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BACKEND = path.join(ROOT, 'backend/src');

/** The kinds of mail that the backend sends, as its code names them where it queues them. */
function kindsOfMail() {
  const code = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.ts$/.test(file))
    .map(file => readFileSync(path.join(BACKEND, file), 'utf8'))
    .join('\n');
  const textOf = (name: string) => code.match(new RegExp(`const ${name} = '([^']+)'`))?.[1] ?? name;
  const kinds = Array.from(code.matchAll(/\.enqueue\(\s*(?:'([^']+)'|([^,]+)),/g), ([, text, name = '']) => {
    return text ?? textOf(name);
  });
  return [...new Set(kinds)].sort();
}

test('the privacy page names every kind of mail that is sent', () => {
  const kinds = kindsOfMail();
  expect(kinds.length).toBeGreaterThan(10);
  expect(Object.keys(MAILS)).toEqual(expect.arrayContaining(kinds));
  const page = extractTexts(path.join(ROOT, 'mf-guides/src/pages/content/privacy.ts')).join('\n');
  for (const name of Object.values(MAILS)) expect(page).toMatch(name);
});
