import { articleParts, parseContent } from './parse-content.ts';

test('content is split on blank lines', () => {
  expect(articleParts('One.\n\nTwo,\nstill two.\n \n\nThree.\n').map(part => part.kind)).toEqual([
    'text',
    'text',
    'ad',
    'text',
  ]);
});

test('headings and lists are distinguished from paragraphs', () => {
  expect(articleParts('## Money\n\n- rates\n- water').filter(({ kind }) => kind !== 'ad')).toEqual([
    { kind: 'heading', text: 'Money' },
    { kind: 'list', items: ['rates', 'water'] },
  ]);
});

test('the advertisement comes after the middle, before a heading', () => {
  const content = '## A\n\na\n\na\n\na\n\na\n\n## B\n\nb\n\nb';
  expect(
    articleParts(content)
      .map(({ kind }) => kind)
      .indexOf('ad'),
  ).toBe(5);
});

test('a single paragraph is not broken', () => {
  expect(articleParts('Only this.')).toEqual([{ kind: 'text', text: 'Only this.' }]);
});

test('what comes under a heading is a section with a unique id', () => {
  const { opening, sections } = parseContent('First.\n\n## The money\n\n- rates\n\n## The money\n\nLast.');
  expect(opening).toEqual([{ kind: 'text', text: 'First.' }]);
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['part-1-the-money', 'The money'],
    ['part-2-the-money', 'The money'],
  ]);
  expect(sections.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([['list', 'ad'], ['text']]);
});
