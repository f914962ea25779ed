/** @jest-environment ./platform/src/testing/environment.mjs */
import { showPage } from '@home-truths/platform/testing';
import { useLayoutEffect } from 'react';
import { App } from './app.tsx';

test('a page is laid out whole before anything looks for a place in it', () => {
  const marks: (string | undefined)[] = [];
  const Page = () => {
    useLayoutEffect(() => void marks.push(document.documentElement.dataset.whole), []);
    return null;
  };
  const element = (
    <App demo={false}>
      <Page />
    </App>
  );
  showPage(() => [{ path: '/', element }], '/');
  expect(marks).toEqual(['']);
});
