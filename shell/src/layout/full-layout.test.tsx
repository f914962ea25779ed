/** @jest-environment ./platform/src/testing/environment.mjs */
import { Link, Outlet } from '@home-truths/platform/router';
import { screen, showPage, userEvent } from '@home-truths/platform/testing';
import { useLayoutEffect } from 'react';
import { FullLayout } from './full-layout.tsx';

let seen: (string | undefined)[] = [];

/** Looks for its place as the router does, once it is in the document. */
function Page() {
  useLayoutEffect(() => void seen.push(document.documentElement.dataset.whole), []);
  return <Link to="/next">Next</Link>;
}

const TestLayout = () => (
  <>
    <Outlet />
    <FullLayout />
  </>
);

const open = (type: NavigationTimingType) => {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  const children = [
    { path: '/', element: <Page /> },
    { path: '/next', element: <Page key="next" /> },
  ];
  showPage(() => [{ element: <TestLayout />, children }], '/');
};

beforeEach(() => {
  seen = [];
  delete document.documentElement.dataset.whole;
});

test('a document that is opened anew is not laid out in full while it is hydrated', () => {
  open('navigate');
  expect(seen).toEqual([undefined]);
});

test('the next page is, before anything looks for a place in it', async () => {
  open('navigate');
  await userEvent.click(screen.getByRole('link'));
  expect(seen).toEqual([undefined, '']);
});

test.each(['reload', 'back_forward'] as const)('so is a document that is shown again (%s)', type => {
  open(type);
  expect(seen).toEqual(['']);
});
