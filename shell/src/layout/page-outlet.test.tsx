/** @jest-environment ./platform/src/testing/environment.mjs */
import { Link, type PageHandle, useLocation } from '@home-truths/platform/router';
import { screen, showPage, userEvent } from '@home-truths/platform/testing';
import { act, useEffect, useState } from 'react';
import { buildUser } from '../testing.ts';
import { PageOutlet } from './page-outlet.tsx';

const { jest } = import.meta;
const mounted = jest.fn();
const rendered = jest.fn();

const Row = () => {
  rendered();
  return null;
};

/** A list that remembers how often it was pressed. */
function List() {
  const [count, setCount] = useState(0);
  const { search } = useLocation();
  useEffect(() => void mounted(), []);
  return (
    <>
      <Row />
      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count} times, ${search}`}</button>
      <Link to="/record">Record</Link>
      <Link to="/list?q=b">Other list</Link>
    </>
  );
}

const handle = { head: () => ({ title: 'List' }), keepAlive: true } satisfies PageHandle;

async function open() {
  const children = [
    { path: '/list', element: <List />, handle, loader: () => null },
    { path: '/record', element: <Link to="/list?q=b">Another list</Link> },
    { path: '/form', element: <p>Form</p> },
  ];
  const routes = [{ element: <PageOutlet />, children }];
  const { router, ctx } = showPage(() => routes, '/list?q=a', { user: buildUser() });
  await userEvent.click(await screen.findByRole('button', { name: /^Pressed 0 times/ }));
  const go = (to: string | number) => act(() => router.navigate(to as string));
  return { go, ctx };
}

const list = () => screen.queryByText(/^Pressed/);
const isHidden = () => list()?.closest('[aria-hidden="true"]') !== null;

beforeEach(() => jest.clearAllMocks());

test('a list is hidden while another page is open, and shown again as it was left', async () => {
  const { go } = await open();
  await go('/record');
  screen.getByText('Another list');
  // at its own location
  expect(list()?.textContent).toBe('Pressed 1 times, ?q=a');
  expect(isHidden()).toBe(true);
  rendered.mockClear();
  await go(-1);
  expect(isHidden()).toBe(false);
  expect(list()?.textContent).toBe('Pressed 1 times, ?q=a');
  expect(screen.queryByText('Another list')).toBeNull();
  expect(mounted).toHaveBeenCalledTimes(1);
  expect(rendered).not.toHaveBeenCalled();
});

test('it works after that', async () => {
  const { go } = await open();
  await go('/record');
  await go(-1);
  await userEvent.click(screen.getByRole('button', { name: /^Pressed 1 times/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Other list' }));
  await screen.findByRole('button', { name: 'Pressed 2 times, ?q=b' });
});

test('it stays while further pages are opened, which do not', async () => {
  const { go } = await open();
  await go('/record');
  await go('/form');
  expect(screen.queryByText('Another list')).toBeNull();
  await go(-2);
  screen.getByRole('button', { name: /^Pressed 1 times/ });
});

test('a link to the list opens a new one and drops the hidden one', async () => {
  const { go } = await open();
  await go('/record');
  await go('/list?q=a');
  screen.getByRole('button', { name: 'Pressed 0 times, ?q=a' });
  expect(screen.getAllByText(/^Pressed/)).toHaveLength(1);
});

test('the list of a person who has signed out meanwhile is dropped', async () => {
  const { go, ctx } = await open();
  await go('/record');
  act(() => ctx.session.getState().signOut());
  expect(list()).toBeNull();
  await go(-1);
  screen.getByRole('button', { name: 'Pressed 0 times, ?q=a' });
});
