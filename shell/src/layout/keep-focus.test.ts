/** @jest-environment ./platform/src/testing/environment.mjs */
import { keepFocus } from './keep-focus.ts';

const { jest } = import.meta;

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** Lets the observer do its part, and the time pass that others have. */
const settled = () => jest.advanceTimersByTimeAsync(500);

jest.useFakeTimers();
beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML = `<main id="content" tabindex="-1">
    <section id="part" tabindex="-1"><button id="inner" type="button">Remove</button></section>
    <button id="outer" type="button">Close</button>
  </main>`;
});

test('what loses the focus with its element leads to the nearest part around it', async () => {
  byId('inner').focus();
  byId('inner').remove();
  await settled();
  expect(document.activeElement).toBe(byId('part'));
});

test('a part that is gone, too, leads to the content', async () => {
  byId('inner').focus();
  byId('part').remove();
  await settled();
  expect(document.activeElement).toBe(byId('content'));
});

test('where something else gets the focus it stays there', async () => {
  byId('inner').focus();
  byId('inner').remove();
  byId('outer').focus();
  await settled();
  expect(document.activeElement).toBe(byId('outer'));
});

test('a second loss has its own time, however shortly it follows the first', async () => {
  byId('inner').focus();
  byId('inner').remove();
  await jest.advanceTimersByTimeAsync(400);
  byId('part').insertAdjacentHTML('beforeend', '<button id="again" type="button">Send</button>');
  byId('again').focus();
  byId('again').remove();
  await jest.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(document.body);
  byId('outer').focus();
  await settled();
  expect(document.activeElement).toBe(byId('outer'));
});

test('where nothing could take the focus, it is tried again when something can', async () => {
  document.body.innerHTML = '<button id="inner" type="button">Remove</button>';
  byId('inner').focus();
  byId('inner').remove();
  await settled();
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
  await settled();
  expect(document.activeElement).toBe(byId('content'));
});

test('who pressed on nothing before is left alone', async () => {
  byId('inner').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('inner').blur();
  byId('inner').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
