import { USUAL } from '../review-fields/review-values.ts';
import { draftOf } from './draft.ts';

const WRITTEN = {
  ...USUAL,
  title: 'Quiet and sunny',
  photos: ['/uploads/a.webp'],
  photoDescriptions: ['The bath'],
  contactEmail: 'someone@example.com',
};
const HOUR = 60 * 60 * 1000;

const refusing = () => {
  throw new DOMException('no storage', 'SecurityError');
};

afterEach(() => localStorage.clear());

test('a draft comes back as it was, without the contact email', () => {
  const { contactEmail: _, website: __, ...kept } = WRITTEN;
  expect(draftOf(7).keep(WRITTEN)).toBe(true);
  expect(draftOf(7).read()).toEqual(kept);
  expect(JSON.stringify({ ...localStorage })).not.toContain('someone@example.com');
});

test('a draft of a form that knew no descriptions of photos is read', () => {
  const { contactEmail: _, website: __, photoDescriptions: ___, ...values } = WRITTEN;
  localStorage.setItem('review-draft-7', JSON.stringify({ values, at: Date.now() }));
  expect(draftOf(7).read()).toEqual(values);
});

test('each property has its own draft', () => {
  draftOf(7).keep(WRITTEN);
  expect(draftOf(8).read()).toBeUndefined();
  expect(draftOf('new').read()).toBeUndefined();
});

test('photos that the server has swept meanwhile are left out', () => {
  draftOf(7).keep(WRITTEN, 0);
  expect(draftOf(7).read(23 * HOUR)?.photos).toEqual(['/uploads/a.webp']);
  expect(draftOf(7).read(24 * HOUR)).toMatchObject({
    title: 'Quiet and sunny',
    photos: [],
    photoDescriptions: [],
  });
});

test('what was sent is no draft any more', () => {
  draftOf(7).keep(WRITTEN);
  draftOf(7).keyFor(7, 'key-one');
  draftOf(7).forget();
  expect(draftOf(7).read()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a sending keeps its key, on a later page, too, until it was refused; another property has another one', () => {
  expect(draftOf('new').keyFor(7, 'key-one')).toBe('key-one');
  expect(draftOf('new').keyFor(7, 'key-two')).toBe('key-one');
  expect(draftOf('new').keyFor(8, 'key-three')).toBe('key-three');
  draftOf('new').forgetSending();
  expect(draftOf('new').keyFor(8, 'key-four')).toBe('key-four');
});

test.each([
  '{',
  'null',
  '7',
  '{"values":7}',
  '{"values":{"title":7}}',
  '{"values":{"photos":"a"}}',
  '{"values":{"__proto__":1,"x":2}}',
])('something else under the key (%s) is no draft', text => {
  localStorage.setItem('review-draft-7', text);
  expect(draftOf(7).read()).toBeUndefined();
});

test('a device that keeps nothing says so and does not stop the form', () => {
  const draft = draftOf(7, refusing);
  expect(draft.keep(WRITTEN)).toBe(false);
  expect(draft.read()).toBeUndefined();
  expect(draft.keyFor(7, 'key-one')).toBe('key-one');
  expect(draft.forgetSending).not.toThrow();
  expect(draft.forget).not.toThrow();
});
