import { compareLines, normaliseHtml, normaliseJson, normaliseText } from './normalise.ts';

test.each([
  ['12 quokkamh3k1z Street', '12 quokka Street'],
  ['matilda-mh3k1z-4711-0@example.com', 'matilda-@example.com'],
  ['2030-06-13T00:04:11.123Z and 2029-01-02T10:00:00.000Z', '[now] and 2029-01-02T10:00:00.000Z'],
  ['Today, 10:04 am', 'Today, [time]'],
  ['/uploads/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.webp', '/uploads/[id].webp'],
  ['http://localhost:8180/property/1', '[site]/property/1'],
])('%s is %s in each run', (text, expected) => {
  expect(normaliseText(text)).toBe(expected);
});

test('a page is an element a line, without class names, scripts and styles, and with ids in order', () => {
  const html = `<head><style data-x>.css-1{color:red}</style><script nonce="a" src=/a/main.0a1b2c3d.js></script>
    <link rel="preload" href="/a/1.css"><link rel=icon href=/icon.0a1b2c3d.png></head>
    <p class="css-1abc" id=_R_7k_>Hello<!-- --> <b>there</b></p><i aria-describedby="_R_7k_"></i>`;
  expect(normaliseHtml(html).split('\n')).toEqual([
    '<head>',
    '<link rel=icon href=/icon.[hash].png>',
    '</head>',
    '<p id=id1>',
    'Hello',
    '<b>',
    'there',
    '</b>',
    '</p>',
    '<i aria-describedby="id1">',
    '</i>',
  ]);
});

test('structured data of a page stay', () => {
  const data = '<script type="application/ld+json" nonce="x">{"name":"A home"}</script>';
  expect(normaliseHtml(data)).toContain('{"name":"A home"}');
});

test('keys of JSON are in order', () => {
  expect(normaliseJson({ b: [{ d: 1, c: 2 }], a: 3 })).toBe(normaliseJson({ a: 3, b: [{ c: 2, d: 1 }] }));
});

test('lines before and after a difference are left out', () => {
  expect(compareLines('a\nb\nc\nd', 'a\nx\nc\nd')).toEqual(['lines 2 to 2', '- b', '+ x']);
  expect(compareLines('a\na', 'a')).toEqual(['lines 2 to 2', '- a']);
});
