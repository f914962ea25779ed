import { parseInline } from './inline.tsx';

const kinds = (text: string) => parseInline(text).map(({ kind, text }) => [kind, text]);

test('strong text and links are separated from plain text', () => {
  expect(kinds('Set a **limit** and [search](/search).')).toEqual([
    ['plain', 'Set a '],
    ['strong', 'limit'],
    ['plain', ' and '],
    ['link', 'search'],
    ['plain', '.'],
  ]);
});

test('a link leads to another site by https or to a page of ours', () => {
  const [ours, , theirs] = parseInline('[a](/help#install) [b](https://www.rta.qld.gov.au)');
  expect(ours).toMatchObject({ kind: 'link', to: '/help#install' });
  expect(theirs).toMatchObject({ kind: 'link', to: 'https://www.rta.qld.gov.au' });
});

test('other URLs are plain text', () => {
  expect(kinds('[x](javascript:alert(1))')).toEqual([['plain', '[x](javascript:alert(1))']]);
});

test('each piece has its offset', () => {
  expect(parseInline('**a**b').map(({ offset }) => offset)).toEqual([0, 5]);
});

test('our name is a piece of its own, so that it is not translated', () => {
  expect(kinds('What Home Truths does')).toEqual([
    ['plain', 'What '],
    ['brand', 'Home Truths'],
    ['plain', ' does'],
  ]);
});
