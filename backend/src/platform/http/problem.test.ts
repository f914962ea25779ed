import { describeError, toProblem } from './problem.ts';

const broken = Object.assign(new Error('Key (email)=(canary@example.com)'), { code: '23505' });

test('the log says class, code and frames of an error, and its message only where it has no code', () => {
  expect(describeError(broken)).toMatchObject({ name: 'Error', code: '23505', message: undefined });
  expect(describeError(new RangeError('Too far'))).toMatchObject({ name: 'RangeError', message: 'Too far' });
});

test('an error that became a plain object is described as well, as pg-boss hands them on', () => {
  const plain = { ...broken, message: broken.message, stack: broken.stack, queue: 'mail' };
  expect(describeError(plain)).toMatchObject({
    code: '23505',
    frames: expect.arrayContaining([expect.stringMatching(/^at /)]),
  });
  expect(JSON.stringify(describeError(plain))).not.toContain('canary');
});

test('anything else is described by its type alone', () => {
  expect(describeError('canary')).toEqual({ name: 'string' });
});

test.each([
  ['helpful_vote_user_id_foreign', 401, 'Please sign in to do this.'],
  ['user_bookmarks_property_id_foreign', 404, 'This no longer exists'],
  ['review_property_id_foreign', 404, 'This no longer exists'],
])('a record that the foreign key %s no longer finds is a %d', (constraint, status, message) => {
  expect(toProblem(Object.assign(new Error(), { code: '23503', constraint }), 'a')).toMatchObject({
    status,
    message,
  });
});
