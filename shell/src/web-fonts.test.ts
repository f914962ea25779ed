/** @jest-environment ./platform/src/testing/environment.mjs */
import { loadWebFonts } from './web-fonts.ts';

test('the fonts of the document come into use', () => {
  document.head.innerHTML = '<style id="fonts" media="(scripting: none)"></style>';
  loadWebFonts();
  expect(document.querySelector('style')?.media).toBe('all');
});

test('a document of an older gateway, which has its fonts from the start, is left alone', () => {
  document.head.innerHTML = '<style media="print"></style>';
  loadWebFonts();
  expect(document.querySelector('style')?.media).toBe('print');
});
