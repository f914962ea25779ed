import { StyleSheet } from '@emotion/sheet';
import { addStyleElements } from './style-elements.ts';

/** How many rules are in each style element after rules were added in one task and in another. */
async function countRules() {
  const container = document.createElement('div');
  document.body.append(container);
  const sheet = new StyleSheet({ key: 'ht', container, speedy: true });
  sheet.insert('a{color:red}');
  sheet.insert('b{color:red}');
  await Promise.resolve();
  sheet.insert('i{color:red}');
  return [...container.querySelectorAll('style')].map(element => element.sheet?.cssRules.length);
}

test('it is still needed', async () => {
  expect(await countRules()).toEqual([3]);
});

test('what is added together gets an element of its own', async () => {
  addStyleElements();
  expect(await countRules()).toEqual([2, 1]);
});
