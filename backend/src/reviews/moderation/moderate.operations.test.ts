import path from 'node:path';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../../testing/builders.ts';
import { runScript } from '../../testing/command.ts';

const SCRIPT = path.join(import.meta.dirname, 'moderate.ts');

const backend = await sharedBackend();

/** Runs the command as a moderator does. */
const review = (...args: string[]) => runScript(backend, SCRIPT, ...args);

const detail = async (id: number) => (await backend.get(`/api/properties/${id}`)).body;

test('a hidden review is not shown, not counted, and its author can read why; shown again it counts again', async () => {
  const property = await buildProperty(backend);
  const user = await buildUser(backend);
  const bad = { user: user.id, rating: 1, issuesTags: ['Pests'] };
  const { id } = await buildReview(backend, { property: property.id, ...bad });
  await buildReview(backend, { property: property.id, rating: 5 });
  expect(await review('hide', String(id), '--why', ' It names a person ')).toEqual({
    output: `Review ${id} is hidden and no longer counted`,
    code: 0,
  });
  expect(await detail(property.id)).toMatchObject({ reviewCount: 1, issueTagCounts: [] });
  const own = await backend.get(`/api/users/${user.id}/reviews`, await signIn(backend, user));
  expect(own.body).toEqual([
    expect.objectContaining({ id, isHidden: true, moderationNote: 'It names a person' }),
  ]);
  expect((await review('list')).output).toMatch(
    new RegExp(`^${id}  A fair home .*hidden: It names a person`),
  );
  expect((await review('show', String(id))).output).toBe(`Review ${id} is visible and counted again`);
  expect(await detail(property.id)).toMatchObject({ reviewCount: 2, averageRating: '3.00' });
  expect((await review('list')).output).toBe('No review is hidden or reported');
});

test('reported reviews are listed', async () => {
  const { id } = await buildReview(backend, { property: (await buildProperty(backend)).id });
  await backend.post(`/api/reviews/${id}/report`, { reason: 'other', details: '' });
  expect((await review('list')).output).toMatch(new RegExp(`^${id}  .*open reports: 1`, 'm'));
});

test('nothing that steers a terminal comes out of the list', async () => {
  const { id: property } = await buildProperty(backend, { address: '7 \u009b31mRed Road' });
  const title = 'A\u001b]0;mine\u0007 home\r\n99  Another \u202Eeno';
  const { id } = await buildReview(backend, {
    property,
    title,
    hiddenAt: new Date(),
    moderationNote: '\u001b[2J',
  });
  const { output } = await review('list');
  expect(output).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  const line = output.split('\n').find(one => one.startsWith(`${id}  `));
  expect(line).toContain(
    'A\\u{1b}]0;mine\\u{7} home\\u{d}\\u{a}99  Another \\u{202e}eno  (7 \\u{9b}31mRed Road',
  );
  expect(line).toContain('hidden: \\u{1b}[2J');
});

test('what cannot be done is refused with a message', async () => {
  const { id } = await buildReview(backend, { property: (await buildProperty(backend)).id });
  const refusals = {
    'hide 999999 --why x': /^There is no review 999999$/,
    [`show ${id}`]: new RegExp(`^Review ${id} is not hidden$`),
    [`hide ${id}`]: /^Say why, for the author to read: npm run review/,
    [`hide ${id} --why \u001b\u2800`]: /^Say why, for the author to read: npm run review/,
    'hide 99999999999 --why x': /^Say which review, by its number: npm run review/,
    'hide one --why x': /^Say which review, by its number: npm run review/,
    praise: /^npm run review -- hide/,
    '': /^npm run review -- hide/,
  };
  const responses = Object.entries(refusals).map(async ([args, message]) => {
    const { output, code } = await review(...args.split(' ').filter(Boolean));
    expect([code, output]).toEqual([1, expect.stringMatching(message)]);
    expect(output).not.toMatch(/\bat .*:\d/);
  });
  await Promise.all(responses);
  await review('hide', String(id), '--why', 'x');
  expect((await review('hide', String(id), '--why', 'x')).output).toBe(`Review ${id} is already hidden`);
});
