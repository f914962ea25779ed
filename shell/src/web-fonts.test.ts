/** @jest-environment ./platform/src/testing/environment.mjs */
import { loadWebFonts } from './web-fonts.ts';

const FACES = ['Heading', 'Body']
  .map(name => `@font-face{font-family:'${name}';src:url(/a/${name}.woff2);font-weight:100 900}`)
  .join('');

/** A browser's font faces: those that are in use, and a way to settle each load. */
function simulateFonts() {
  const inUse: string[] = [];
  const pending = new Map<string, PromiseWithResolvers<void>>();
  const FontFace = class {
    family: string;
    text: string;
    constructor(family: string, source: string, { weight }: FontFaceDescriptors) {
      this.family = family;
      this.text = `${this.family} ${source.replaceAll(/["']/g, '')} ${weight}`;
    }
    load() {
      const load = Promise.withResolvers<void>();
      pending.set(this.family, load);
      return load.promise.then(() => this);
    }
  };
  Object.assign(window, { FontFace });
  Object.assign(document, { fonts: { add: ({ text }: { text: string }) => inUse.push(text) } });
  return { inUse, pending };
}

test('the fonts of the document come into use together', async () => {
  const { inUse, pending } = simulateFonts();
  document.head.innerHTML = `<style id="fonts">${FACES}</style>`;
  const done = loadWebFonts();
  pending.get('Heading')?.resolve();
  await Promise.resolve();
  expect(inUse).toEqual([]);
  pending.get('Body')?.resolve();
  await done;
  expect(inUse).toEqual(['Heading url(/a/Heading.woff2) 100 900', 'Body url(/a/Body.woff2) 100 900']);
});

test('a font that does not load keeps no other one back', async () => {
  const { inUse, pending } = simulateFonts();
  document.head.innerHTML = `<style id="fonts">${FACES}</style>`;
  const done = loadWebFonts();
  pending.get('Heading')?.reject(new Error('lost'));
  pending.get('Body')?.resolve();
  await done;
  expect(inUse).toEqual(['Body url(/a/Body.woff2) 100 900']);
});

test('a further file of a family is there, but not loaded until a character needs it', async () => {
  const { inUse, pending } = simulateFonts();
  const rest = `@font-face{font-family:'Heading';src:url(/a/rest.woff2);font-weight:100 900;unicode-range:U+100-24F}`;
  document.head.innerHTML = `<style id="fonts">${FACES}${rest}</style>`;
  const done = loadWebFonts();
  expect([...pending.keys()]).toEqual(['Heading', 'Body']);
  for (const load of pending.values()) load.resolve();
  await done;
  expect(inUse).toHaveLength(3);
});

test('a document of an older gateway, which has its fonts from the start, is left alone', async () => {
  const { inUse } = simulateFonts();
  document.head.innerHTML = '<style>@font-face{font-family:Body;src:url(/a/Body.woff2)}</style>';
  await loadWebFonts();
  expect(inUse).toEqual([]);
});
