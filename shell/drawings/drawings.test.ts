import fs from 'node:fs';
import path from 'node:path';
import { drawAll } from './index.ts';
import { nightStyle } from './night.ts';
import { painted } from './parts.ts';
import { DRAWN_TYPES, fileOf, VARIANTS } from './variants.ts';

const TAG = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<>]*")*) ?(\/?)>/gi;
const drawings = Object.entries(drawAll());
const homes = drawings.filter(([file]) => /\d/.test(file));
const variantsOf = (type: string) =>
  drawings.filter(([file]) => file.startsWith(`${type}-`)).map(([, svg]) => svg);

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

test('the drawings are the same each time', () => expect(drawings).toEqual(Object.entries(drawAll())));

test.each(DRAWN_TYPES)('no two drawings of a type look alike: %s', type => {
  expect(VARIANTS).toBeGreaterThanOrEqual(24);
  expect(new Set(variantsOf(type)).size).toBe(VARIANTS);
});

test.each(DRAWN_TYPES)('neighbouring ids get buildings of their own: %s', type => {
  const shapes = variantsOf(type).map(svg => svg.replace(/#[0-9a-f]{3,6}/gi, '').slice(-2500, -500));
  shapes.forEach((shape, variant) => {
    expect(shape).not.toBe(shapes[(variant + 1) % VARIANTS]);
  });
});

test('the check of the documents sees what is broken', () => {
  for (const broken of ['<svg>', '<svg><g></svg></g>', '<svg a="<"/>', '<svg>&</svg>', '<svg></g></svg>']) {
    expect(isWellFormed(broken)).toBe(false);
  }
});

/** The files of drawings that something does not hold for. */
const failing = (list: typeof drawings, holds: (svg: string, file: string) => boolean) =>
  list.filter(([file, svg]) => !holds(svg, file)).map(([file]) => file);

test('drawings are complete documents without text, scripts or references', () => {
  const foreign = /<text|script|href|url\(|var\(| on\w+=|NaN|undefined|Infinity/;
  expect(failing(drawings, svg => svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" '))).toEqual([]);
  expect(failing(drawings, isWellFormed)).toEqual([]);
  expect(failing(drawings, svg => !foreign.test(svg))).toEqual([]);
});

test('drawings of homes have the size of a picture, stay small and end with their letterbox', () => {
  const size = /^<svg [^>]*width="480" height="320" viewBox="0 0 480 320"/;
  const letterbox = /<g transform="translate\(\d+\)">(?:<path [^>]*>)+<\/g><\/svg>$/;
  expect(failing(homes, svg => size.test(svg))).toEqual([]);
  expect(failing(homes, svg => svg.length < 16_000)).toEqual([]);
  expect(failing(homes, svg => letterbox.test(svg))).toEqual([]);
});

const nightOf = (svg: string) =>
  /<style>@media\(prefers-color-scheme:dark\){(.*)}<\/style>/.exec(svg)?.[1] ?? '';

test('drawings have a night of other colours', () => {
  const rulesOf = (svg: string) => [...nightOf(svg).matchAll(/\[(fill|stroke)="(#\w+)"]{\1:(#\w+)}/g)];
  expect(failing(drawings, svg => rulesOf(svg).length > 12)).toEqual([]);
  const differs = ([, , day, night]: string[]) => day?.toLowerCase() !== night?.toLowerCase();
  expect(failing(drawings, svg => rulesOf(svg).every(differs))).toEqual([]);
});

test('homes have lit windows at night', () => {
  expect(failing(homes, svg => nightOf(svg).includes('.lit{fill:#FFE3A0}'))).toEqual([]);
  expect(failing(homes, svg => /class="lit"|fill="#FFE3A0"/.test(svg))).toEqual([]);
});

test('what shines keeps its colour at night, and so does what only shades', () => {
  expect(nightStyle('<path fill="#FFD54A"/><path stroke="#000"/><path fill="none"/>')).toBe(
    '<style>@media(prefers-color-scheme:dark){.lit{fill:#FFE3A0}}</style>',
  );
});

test('the street has a transparent sky', () => {
  const [, svg] = drawings.find(([file]) => file === 'street.svg') ?? [];
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1440 320"/);
  expect(svg).not.toMatch(/h1440v320/);
});

test('a type is known in capitals too, and any other gets the default', () => {
  expect(fileOf('Apartment', 9)).toBe('apartment-10.svg');
  expect(fileOf('house', VARIANTS + 9)).toBe(fileOf('house', 9));
  for (const type of ['castle', 'constructor', '__proto__', '../house']) {
    expect(fileOf(type, 9)).toBe('default-10.svg');
  }
});

test('a part whose variable has no colour is refused', () => {
  const part = { tag: '', content: '<path fill="var(--wall)"/>', data: {} };
  expect(painted(part, { wall: '#B4593C' })).toBe('<path fill="#B4593C"/>');
  expect(() => painted(part, {})).toThrow('--wall');
});

test('the parts are less than 2 MB', () => {
  const parts = path.join(import.meta.dirname, 'parts');
  const files = fs.readdirSync(parts, { recursive: true, encoding: 'utf8' });
  expect(files.reduce((sum, file) => sum + fs.statSync(path.join(parts, file)).size, 0)).toBeLessThan(2e6);
});
