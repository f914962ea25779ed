import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LAYOUT, releasePart } from './hydrated-signal.ts';
import { LazyPart } from './lazy-part.tsx';

const { jest } = import.meta;
const Dialog = ({ title }: { title: string }) => <p>{title}</p>;

const show = (load: () => Promise<ComponentType<{ title: string }>>) =>
  act(async () =>
    render(
      <>
        <p>The page</p>
        <LazyPart
          load={load}
          props={{ title: 'Filters' }}
          fallback={<p>Waiting</p>}
          errorFallback={<p>Failed</p>}
        />
      </>,
    ),
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a part comes when its code does', async () => {
  let come = (_: ComponentType<{ title: string }>) => {};
  await show(() => new Promise(done => (come = done)));
  expect(screen.getByText('Waiting')).toBeTruthy();
  await act(async () => come(Dialog));
  expect(screen.getByText('Filters')).toBeTruthy();
});

test('code that fails to load leaves the rest of the page alone', async () => {
  await show(() => Promise.reject(new Error('lost')));
  expect(screen.getByText('Failed')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
});

test('a part that throws while it is drawn fails in its place, too', async () => {
  await show(async () => () => {
    throw new Error('broken');
  });
  expect(screen.getByText('Failed')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
});

test('a part opened again after a failure is requested again and shown', async () => {
  const load = jest.fn(async (): Promise<ComponentType<{ title: string }>> => {
    if (load.mock.calls.length === 1) throw new Error('lost');
    return Dialog;
  });
  const first = await show(load);
  expect(screen.getByText('Failed')).toBeTruthy();
  first.unmount();
  await show(load);
  expect(screen.getByText('Filters')).toBeTruthy();
});

test('the page is hydrated once the part is', async () => {
  let come = (_: ComponentType<{ title: string }>) => {};
  await show(() => new Promise(done => (come = done)));
  releasePart(LAYOUT);
  expect(document.documentElement.dataset.hydrated).toBeUndefined();
  await act(async () => come(Dialog));
  expect(document.documentElement.dataset.hydrated).toBe('');
});
