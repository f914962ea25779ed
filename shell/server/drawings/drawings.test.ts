import { drawHome, drawStreet, serveDrawing } from './index.ts';

const TYPES = ['house', 'apartment', 'townhouse', 'unit', 'studio', 'castle'];
const TAG = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<>]*")*) ?(\/?)>/gi;

/** Whether every tag is closed in turn and nothing but tags and plain text is there. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const mismatches: string[] = [];
  const text = svg.replace(TAG, (_, closing: string, name: string, __, empty: string) => {
    if (closing && open.pop() !== name) mismatches.push(name);
    if (!closing && !empty) open.push(name);
    return '';
  });
  return open.length + mismatches.length === 0 && !/[<>]|&(?!amp;)/.test(text);
}

function body(path: string): string | undefined {
  return serveDrawing(path)?.body;
}

test.each(TYPES)('the drawing of a property is the same at each request: %s', type => {
  expect(drawHome(type, 7, '26')).toBe(drawHome(type, 7, '26'));
});

test.each(TYPES)('no two homes of a street look alike: %s', type => {
  const drawings = Array.from({ length: 100 }, (_, id) => drawHome(type, id + 1, '26'));
  expect(new Set(drawings).size).toBe(100);
});

test('known types differ from one another and from the default', () => {
  expect(new Set(TYPES.map(type => drawHome(type, 3, '5'))).size).toBe(TYPES.length);
});

test.each(['castle', '', 'constructor', '__proto__', '"><script>'])(
  'an unknown type gets the default: %s',
  type => {
    expect(drawHome(type, 9, '5')).toBe(drawHome('default', 9, '5'));
  },
);

test('the check of the documents sees what is broken', () => {
  for (const broken of ['<svg>', '<svg><g></svg></g>', '<svg a="<"/>', '<svg>&</svg>', '<svg></g></svg>']) {
    expect(isWellFormed(broken)).toBe(false);
  }
});

test('a type is known in capitals too', () => {
  expect(drawHome('Apartment', 9, '5')).toBe(drawHome('apartment', 9, '5'));
});

test('every street number makes another drawing of the same home', () => {
  const numbers = ['', '2', '3', '26', '26-30', '12A', '1234-36'];
  expect(new Set(numbers.map(number => drawHome('house', 4, number))).size).toBe(numbers.length);
});

test.each(['<b>', '"/><script>alert(1)</script>', '&lt;', '12/3', '-', '12345678', "1' onload='x", '１２'])(
  'a number that is none is left out: %s',
  streetNumber => {
    expect(drawHome('house', 4, streetNumber)).toBe(drawHome('house', 4, ''));
  },
);

test.each(TYPES)('drawings are complete documents without text, scripts or references: %s', type => {
  for (const id of [1, 2, 3, 50, 51, 52, 53, 54, 2147483647]) {
    const svg = drawHome(type, id, '26-30');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="320" viewBox="0 0 480 320"/,
    );
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/<text|script|href|url\(|NaN|undefined|Infinity/);
  }
});

test.each(TYPES)('drawings stay small: %s', type => {
  const sizes = Array.from({ length: 200 }, (_, id) => drawHome(type, id + 1, '26').length);
  expect(Math.max(...sizes)).toBeLessThan(16_000);
});

test('the street is a complete document with a transparent sky', () => {
  const svg = drawStreet();
  expect(svg).toBe(drawStreet());
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1440 320"/);
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).not.toMatch(/<text|h1440v320/);
});

test('a path of the drawings gives its drawing', () => {
  expect(serveDrawing('/drawings/2/house/26/12A.svg')).toEqual({
    body: drawHome('house', 26, '12A'),
    type: 'image/svg+xml',
  });
  expect(body('/drawings/2/unit/2147483647/-.svg')).toBe(drawHome('unit', 2147483647, ''));
  expect(body('/drawings/2/Igloo/1/5-7.svg')).toBe(drawHome('default', 1, '5-7'));
  expect(body('/drawings/2/street.svg')).toBe(drawStreet());
  expect(isWellFormed(body('/drawings/2/empty-block.svg') ?? '<')).toBe(true);
});

test('a page from before still finds its drawings', () => {
  expect(body('/drawings/1/house/26/12A.svg')).toBe(drawHome('house', 26, '12A'));
  expect(body('/drawings/1/street.svg')).toBe(drawStreet());
});

test.each([
  '/',
  '/drawings/',
  '/drawings/2/',
  '/drawings/3/street.svg',
  '/drawings/0/street.svg',
  '/drawings/2/street.png',
  '/drawings/2/street.svg/',
  '/drawings/2/house/1.svg',
  '/drawings/2/house/1/26',
  '/drawings/2/house/0/26.svg',
  '/drawings/2/house/01/26.svg',
  '/drawings/2/house/-1/26.svg',
  '/drawings/2/house/2147483648/26.svg',
  '/drawings/2/house/99999999999/26.svg',
  '/drawings/2/house/1e3/26.svg',
  '/drawings/2/house/1/.svg',
  '/drawings/2/house/1/--.svg',
  '/drawings/2/house/1/12345678.svg',
  '/drawings/2/house/1/12%2F3.svg',
  '/drawings/2/house/1/26.svg\n',
  '/drawings/2/house/1/<b>.svg',
  '/drawings/2/house/1/26/../26.svg',
  '/drawings/2/hou5e/1/26.svg',
  '/drawings/2/../1/26.svg',
  '/x/drawings/2/house/1/26.svg',
])('any other path is none of the drawings: %j', path => {
  expect(serveDrawing(path)).toBeNull();
});
