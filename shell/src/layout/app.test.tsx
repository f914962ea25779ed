/** @jest-environment ./platform/src/testing/environment.mjs */
import { showPage } from '@home-truths/platform/testing';
import { useLayoutEffect } from 'react';
import { App } from './app.tsx';

const seen: (string | undefined)[] = [];

/** Looks for its place as the router does, once it is in the document. */
function Page() {
  useLayoutEffect(() => void seen.push(document.documentElement.dataset.whole), []);
  return null;
}

test('a page is laid out whole before anything looks for a place in it', () => {
  const element = (
    <App demo={false}>
      <Page />
    </App>
  );
  showPage(() => [{ path: '/', element }], '/');
  expect(seen).toEqual(['']);
});
