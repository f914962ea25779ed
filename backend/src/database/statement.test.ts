import { raw, statement } from './statement.ts';

test('values become placeholders, and never a part of the text', () => {
  const typed = `'; drop table review; --`;
  const found = statement`select ${raw('id, title')} from review where title = ${typed} limit ${5}`;
  expect(found).toMatchObject({
    text: 'select id, title from review where title = $1 limit $2',
    values: [typed, 5],
  });
});

test('what only looks like SQL is a value', () => {
  const { text, values } = statement`select ${{ text: 'now()', values: [] }}`;
  expect([text, values]).toEqual(['select $1', [{ text: 'now()', values: [] }]]);
});

test('parts keep their values, in the order of the text', () => {
  const ofState = (state: string) => statement`state = ${state}`;
  const where = statement`${ofState('VIC')} and rating between ${2} and ${4}`;
  expect(statement`select ${'x'} from home where ${where} or ${ofState('ACT')}`).toMatchObject({
    text: 'select $1 from home where state = $2 and rating between $3 and $4 or state = $5',
    values: ['x', 'VIC', 2, 4, 'ACT'],
  });
});
