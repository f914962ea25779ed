import { DEFAULT_VALUES, fromPhotos } from '../review-fields/review-values.ts';
import { draftStore } from './draft.ts';

const WRITTEN = {
  ...DEFAULT_VALUES,
  title: 'Quiet and sunny',
  ...fromPhotos([{ url: '/uploads/a.webp', description: 'The bath' }]),
  contactEmail: 'someone@example.com',
};
const { contactEmail: _, website: __, ...STORED } = WRITTEN;
const HOUR = 60 * 60 * 1000;

const refusing = () => {
  throw new DOMException('no storage', 'SecurityError');
};

afterEach(() => localStorage.clear());

test('a draft comes back as it was, without the contact email', () => {
  expect(draftStore(7).save(WRITTEN)).toBe(true);
  expect(draftStore(7).read()).toEqual(STORED);
  expect(JSON.stringify({ ...localStorage })).not.toContain('someone@example.com');
});

test.each(Object.keys(STORED))('a draft of a form that did not know %s is read', name => {
  const values = Object.fromEntries(Object.entries(STORED).filter(([known]) => known !== name));
  localStorage.setItem('review-draft-7', JSON.stringify({ values, at: Date.now() }));
  expect(draftStore(7).read()).toEqual(values);
});

test('a draft of a later release keeps the fields that this release knows', () => {
  const values = { title: 'Quiet and sunny', rating: 4, floor: 3 };
  localStorage.setItem('review-draft-7', JSON.stringify({ values, at: Date.now() }));
  expect(draftStore(7).read()).toEqual({ title: 'Quiet and sunny' });
});

test('each property has its own draft', () => {
  draftStore(7).save(WRITTEN);
  expect(draftStore(8).read()).toBeUndefined();
  expect(draftStore('new').read()).toBeUndefined();
});

test('photos that the server has removed meanwhile are left out', () => {
  draftStore(7).save(WRITTEN, 0);
  expect(draftStore(7).read(23 * HOUR)?.photos).toEqual(['/uploads/a.webp']);
  expect(draftStore(7).read(24 * HOUR)).toMatchObject({
    title: 'Quiet and sunny',
    ...fromPhotos([]),
  });
});

test('what was sent is no longer a draft', () => {
  draftStore(7).save(WRITTEN);
  draftStore(7).keyFor(7, 'key-one');
  draftStore(7).clear();
  expect(draftStore(7).read()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a request keeps its key, on a later page, too, until it is refused; another property has another one', () => {
  expect(draftStore('new').keyFor(7, 'key-one')).toBe('key-one');
  expect(draftStore('new').keyFor(7, 'key-two')).toBe('key-one');
  expect(draftStore('new').keyFor(8, 'key-three')).toBe('key-three');
  draftStore('new').clearSubmission();
  expect(draftStore('new').keyFor(8, 'key-four')).toBe('key-four');
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
  expect(draftStore(7).read()).toBeUndefined();
});

test('a device that stores nothing says so and does not stop the form', () => {
  const draft = draftStore(7, refusing);
  expect(draft.save(WRITTEN)).toBe(false);
  expect(draft.read()).toBeUndefined();
  expect(draft.keyFor(7, 'key-one')).toBe('key-one');
  expect(draft.clearSubmission).not.toThrow();
  expect(draft.clear).not.toThrow();
});
