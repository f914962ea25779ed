import createCache from '@emotion/cache';
import { CacheProvider, css, Global } from '@emotion/react';
import { render } from '@testing-library/react';
import { keepStylesInPlace } from './styles-in-place.ts';

const GLOBAL = css({ p: { margin: 0 } });

/** The head after Emotion has taken over the server's style elements that stand first in it. */
function headAfterStart() {
  document.head.innerHTML = `<style data-emotion="ht-global ${GLOBAL.name}" data-s></style><style data-emotion="ht a" data-s></style><meta>`;
  const cache = createCache({ key: 'ht', stylisPlugins: [] });
  render(
    <CacheProvider value={cache}>
      <Global styles={GLOBAL} />
    </CacheProvider>,
  );
  cache.insert('', { name: 'b', styles: 'color:red;' }, cache.sheet, true);
  return [...document.head.children].map(
    element => element.getAttribute('data-emotion') ?? element.localName,
  );
}

test('it is still needed', () => {
  expect(headAfterStart()[0]).not.toBe('ht-global');
});

test('style elements stay where they are, and later ones follow them', () => {
  keepStylesInPlace();
  expect(headAfterStart()).toEqual(['ht-global', 'ht a', 'ht', 'meta']);
});
