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
  const restore = preserveEarlyInput(root);
  const events: string[] = [];
  const drawAnew = async () => {
    root.innerHTML = FORM;
    for (const kind of ['input', 'change', 'focusout'])
      root.addEventListener(kind, ({ target }) =>
        events.push(`${kind} ${(target as HTMLInputElement).name}`),
      );
    await restore();
  };
  return { drawAnew, restore, events };
}

test('what was typed and chosen goes to the controls of the same names, which hear of it', async () => {
  const { drawAnew, events } = openPage();
  control('input[value=second]').value = 'Typed early';
  control('[value="4"]').checked = true;
  control('[type=checkbox]').checked = true;
  control('select').value = 'VIC';
  control('textarea').value = 'Two lines';
  await drawAnew();
  expect(control('[name=title]').value).toBe('');
  expect(control('input[value=second]').value).toBe('Typed early');
  expect(control('[value="4"]').checked).toBe(true);
  expect(control('[type=checkbox]').checked).toBe(true);
  expect(control('select').value).toBe('VIC');
  expect(control('textarea').value).toBe('Two lines');
  expect(events).toEqual(
    expect.arrayContaining([
      'input title',
      'change stars',
      'change anonymous',
      'change state',
      'input words',
    ]),
  );
});

test('the focus and the selection are preserved, and a field that was blurred stays blurred', async () => {
  const { drawAnew, events } = openPage();
  control('textarea').value = 'Two lines';
  control('[name=title]').value = 'Left again';
  control('textarea').focus();
  control('textarea').setSelectionRange(3, 3);
  await drawAnew();
  expect(document.activeElement).toBe(control('textarea'));
  expect(control('textarea').selectionStart).toBe(3);
  expect(events.filter(event => event.startsWith('focusout'))).toEqual(['focusout title']);
});

test('what nobody touched, and what was hydrated, is left alone', async () => {
  const { drawAnew, events } = openPage();
  await drawAnew();
  expect(events).toEqual([]);

  const hydrated = openPage();
  control('textarea').value = 'Two lines';
  await hydrated.restore();
  expect(hydrated.events).toEqual([]);
  expect(control('textarea').value).toBe('Two lines');
});
