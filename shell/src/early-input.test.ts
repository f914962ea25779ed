/** @jest-environment ./platform/src/testing/environment.mjs */
import { preserveEarlyInput } from './early-input.ts';

const FORM = `
  <form>
    <input name="title" value="">
    <input name="title" value="second">
    <input type="radio" name="stars" value="4">
    <input type="radio" name="stars" value="5" checked>
    <input type="checkbox" name="anonymous">
    <select name="state"><option>VIC</option><option selected>NSW</option></select>
    <textarea name="words"></textarea>
    <input type="hidden" name="page" value="1">
  </form>`;

const control = <Kind extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Kind;

/** A server-rendered page, and how it is rendered again. */
function openPage() {
  document.body.innerHTML = `<div id="root">${FORM}</div>`;
  const root = control('#root');
  const earlyInput = preserveEarlyInput(root);
  const events: string[] = [];
  const note = ({ type, target }: Event) => events.push(`${type} ${(target as HTMLInputElement).name}`);
  const drawAnew = (html = FORM) => {
    root.innerHTML = html;
    for (const kind of ['input', 'change', 'focusout']) root.addEventListener(kind, note);
    earlyInput.restore();
  };
  return { drawAnew, earlyInput, root, events };
}

test('what was typed and chosen goes to the controls of the same names, which hear of it', () => {
  const { drawAnew, events } = openPage();
  control('input[value=second]').value = 'Typed early';
  control('[value="4"]').checked = true;
  control('[type=checkbox]').checked = true;
  control('select').value = 'VIC';
  control('textarea').value = 'Two lines';
  drawAnew();
  expect(control('[name=title]').value).toBe('');
  expect(control('input[value=second]').value).toBe('Typed early');
  expect(control('[value="4"]').checked).toBe(true);
  expect(control('[type=checkbox]').checked).toBe(true);
  expect(control('select').value).toBe('VIC');
  expect(control('textarea').value).toBe('Two lines');
  const told = ['input title', 'change stars', 'change anonymous', 'change state', 'input words'];
  expect(events).toEqual(expect.arrayContaining(told));
});

test('the focus and the selection are preserved, and a field that was blurred stays blurred', () => {
  const { drawAnew, events } = openPage();
  control('textarea').value = 'Two lines';
  control('[name=title]').value = 'Left again';
  control('textarea').focus();
  control('textarea').setSelectionRange(3, 3);
  drawAnew();
  expect(document.activeElement).toBe(control('textarea'));
  expect(control('textarea').selectionStart).toBe(3);
  expect(events.filter(event => event.startsWith('focusout'))).toEqual(['focusout title']);
});

test('what nobody touched, and what was hydrated, is left alone', () => {
  const { drawAnew, events } = openPage();
  drawAnew();
  expect(events).toEqual([]);

  const hydrated = openPage();
  control('textarea').value = 'Two lines';
  hydrated.earlyInput.restore();
  expect(hydrated.events).toEqual([]);
  expect(control('textarea').value).toBe('Two lines');
});

test('a part that is rendered later gets what was typed then', async () => {
  const { drawAnew, root } = openPage();
  control('textarea').value = 'Two lines';
  control('textarea').focus();
  drawAnew('<p>Loading</p>');
  root.innerHTML = FORM;
  document.dispatchEvent(new Event('hydrated'));
  await Promise.resolve();
  expect(control('textarea').value).toBe('Two lines');
  expect(document.activeElement).toBe(control('textarea'));
});

test('what was typed wins over what the device had stored', () => {
  const { drawAnew } = openPage();
  control('textarea').value = 'Typed';
  drawAnew(FORM.replace('</textarea>', 'Stored</textarea>'));
  expect(control('textarea').value).toBe('Typed');
});

test('each input is restored once, and none on the next page', () => {
  const { drawAnew, earlyInput } = openPage();
  control('textarea').value = 'Two lines';
  drawAnew();
  drawAnew();
  expect(control('textarea').value).toBe('');

  const left = openPage();
  control('textarea').value = 'Two lines';
  left.earlyInput.stop();
  left.drawAnew();
  expect(control('textarea').value).toBe('');
  earlyInput.stop();
});
