import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { site, visit } from './visit.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The data folder of the site under test. */
export const dataDir = path.join(root, `shell/.test/e2e-data-${new URL(site).port}`);
const outbox = path.join(dataDir, 'outbox');

let count = 0;

/** The data of a new member. */
export function buildMember(firstName = 'Matilda') {
  const username = `matilda-${Date.now().toString(36)}-${String(process.pid).padStart(7, '0')}-${count++}`;
  const email = `${username}@example.com`;
  return { firstName, lastName: 'Nguyen', username, email, password: 'korbweide-42' };
}
export type Member = ReturnType<typeof buildMember>;

/** Sends a request as our pages do, in the session of the page's browser. */
export const send = (page: Page, method: string, url: string, data?: object) =>
  page.request.fetch(url, { method, data, headers: { Origin: site } });

/** Registers a member in the page's browser by the API, without the form. @returns the member with the id */
export async function registerByApi(page: Page, member = buildMember()) {
  const data = { ...member, confirmPassword: member.password };
  const response = await send(page, 'POST', '/api/auth/register', data);
  expect(response.status()).toBe(201);
  const { user } = (await response.json()) as { user: { id: number } };
  return { ...member, id: user.id };
}

/**
 * Opens the menu of the person, in the header or in the drawer of phones. By key: on a phone a message may lie over
 * the header for five seconds.
 */
export async function openMenu(page: Page, { firstName }: Pick<Member, 'firstName'>, isMobile: boolean) {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: isMobile ? 'Open menu' : firstName }).press('Enter');
  return isMobile ? page.getByRole('dialog', { name: 'Menu' }) : header;
}

const decodeQuotedPrintable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

async function mailsTo(email: string) {
  const names = await fs.readdir(outbox).catch(() => []);
  const mails = names
    // a mail that is being written has a name that begins with a dot
    .filter(name => name.endsWith('.eml') && !name.startsWith('.'))
    .map(name => fs.readFile(path.join(outbox, name), 'utf8'));
  return (await Promise.all(mails)).map(decodeQuotedPrintable).filter(mail => mail.includes(email));
}

async function linkFor({ email }: Pick<Member, 'email'>, pattern: RegExp) {
  let link: string | undefined;
  const find = async () => {
    const links = (await mailsTo(email)).map(mail => pattern.exec(mail)?.[0]);
    link = links.find(Boolean);
    return link;
  };
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return link as string;
}

/** Waits for the mail with a link to set a new password, and gives the path of that link. */
export const resetLinkFor = (member: Pick<Member, 'email'>) =>
  linkFor(member, /\/auth\/reset-password\?token=[\w-]+/);

/** Waits for the mail with a link to confirm an email, and gives the path of that link. */
export const confirmLinkFor = (member: Pick<Member, 'email'>) =>
  linkFor(member, /\/auth\/confirm-email#[\w-]+/);

/** Fills in the form to sign in and sends it. */
export async function signInByForm(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the link of the mail that confirms an email, and confirms it. */
export async function confirmEmail(page: Page, member: Pick<Member, 'email'>) {
  await visit(page, await confirmLinkFor(member));
  await page.getByRole('button', { name: 'Yes, it’s mine' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
}
