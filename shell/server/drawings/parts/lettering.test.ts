import { lettering } from './lettering.ts';

const GOLD = '#FFD54A';
const ALL = [...'0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ-&'];

const linesOf = (text: string) => / d="([^"]*)"/.exec(lettering(0, 0, GOLD, text))?.[1] ?? '';

test('every letter has lines of its own', () => {
  const drawn = ALL.map(linesOf);
  expect(drawn.every(Boolean)).toBe(true);
  expect(new Set(drawn).size).toBe(ALL.length);
});

test('letters stand side by side, their middle at the requested place', () => {
  expect(lettering(225, 248, GOLD, '11')).toContain('translate(225 248) scale(1)');
  expect(linesOf('11')).toBe('M-7 1m0 2l2.5-2v8M2 1m0 2l2.5-2v8');
  expect(linesOf('-')).toBe('M-2.5 1m0 4h5');
});

test('lettering is set larger, smaller or wider', () => {
  const sign = lettering(0, 0, GOLD, '--', { size: 0.6, advance: 14 });
  expect(sign).toContain('scale(0.6)');
  expect(sign).toContain('M-9.5 1m0 4h5M4.5 1m0 4h5');
});

test('small letters are written as capitals', () => expect(linesOf('12a')).toBe(linesOf('12A')));

test('what is no letter leaves its place empty', () => {
  expect(linesOf('1 1')).toBe('M-11.5 1m0 2l2.5-2v8M6.5 1m0 2l2.5-2v8');
  expect(lettering(0, 0, GOLD, '<> ')).toBe('');
  expect(lettering(0, 0, GOLD, '')).toBe('');
});
