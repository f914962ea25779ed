import type { APIRequestContext } from '@playwright/test';
import { makeProperty, makeReview, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { registerByApi, send } from '../support/members.ts';
import { expect, test } from '../support/visit.ts';

/** How long visitors anywhere may see what has changed. */
const FRESH_WITHIN_MS = 1_000;

/** Requests enough for a page to come from the cache, whether other tests change something meanwhile or not. */
const READS_BEFORE = 3;

interface Stranger {
  read(path: string): Promise<string>;
  /** Expects a page that was read several times to show a text, or no longer to, soon after something is done. */
  expectSoon(path: string, text: string, isShown: boolean): Promise<void>;
}

/** Somebody without any cookie, as on a first visit. */
function stranger(request: APIRequestContext): Stranger {
  const read = async (path: string) => (await request.get(path)).text();
  return {
    read,
    async expectSoon(path, text, isShown) {
      const shows = async () => (await read(path)).includes(text);
      await expect.poll(shows, { timeout: FRESH_WITHIN_MS, intervals: [50] }).toBe(isShown);
    },
  };
}

/** Reads pages until they come from the cache, does something, and checks each of them. */
async function changing(
  { read, expectSoon }: Stranger,
  change: () => Promise<unknown>,
  pages: Record<string, [text: string, isShown: boolean]>,
) {
  for (const [path, [text, isShown]] of Object.entries(pages))
    for (let reads = 0; reads < READS_BEFORE; reads++)
      expect((await read(path)).includes(text), path).toBe(!isShown);
  await change();
  for (const [path, [text, isShown]] of Object.entries(pages)) await expectSoon(path, text, isShown);
}

test('visitors see a new review within a second, and no longer than that one that was deleted', async ({
  page,
  request,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(page.request, term);
  const title = `Seen by all ${term}`;
  const visitor = stranger(request);
  let review = 0;
  const write = async () => {
    review = await makeReview(page.request, property, title, 4);
  };
  const [propertyPage, searchPage] = [`/property/${property}`, `/search?q=${term}`];
  await changing(visitor, write, { [propertyPage]: [title, true], [searchPage]: ['1 review', true] });
  await signInAsAdmin(page);
  const remove = async () =>
    expect((await send(page, 'DELETE', `/api/admin/reviews/${review}`)).ok()).toBe(true);
  await changing(visitor, remove, { [propertyPage]: [title, false], [searchPage]: ['1 review', false] });
});

test('the name of an author is gone within a second of their account', async ({ page, request }) => {
  const property = await makeProperty(page.request, uniqueTerm());
  const member = await registerByApi(page);
  await makeReview(page.request, property, 'By a member', 4);
  const leave = async () => {
    const left = await send(page, 'DELETE', `/api/users/${member.id}`, { password: member.password });
    expect(left.ok()).toBe(true);
  };
  await changing(stranger(request), leave, { [`/property/${property}`]: ['Matilda N.', false] });
});

test('who writes sees it at once, and what is theirs alone is on no page of others', async ({
  page,
  request,
}) => {
  const property = await makeProperty(page.request, uniqueTerm());
  const path = `/property/${property}`;
  const visitor = stranger(request);
  await visitor.read(path);
  await makeReview(page.request, property, 'At once', 4);
  expect(await (await page.request.get(path)).text()).toContain('At once');
  const member = await registerByApi(page);
  expect(await (await page.request.get(path)).text()).toContain(member.username);
  expect(await visitor.read(path)).not.toContain(member.username);
  expect(await visitor.read('/')).not.toContain(member.username);
});
