/** @jest-environment ./platform/src/testing/environment.mjs */
import { Link, Outlet, type RemoteRoutes } from '@home-truths/platform/router';
import { screen, showPage, userEvent, waitFor } from '@home-truths/platform/testing';
import { act } from 'react';
import { Announcer } from './announcer.tsx';

const { jest } = import.meta;

const TestLayout = () => (
  <>
    <nav>
      <Link to="/property/7">Home 7</Link>
      <Link to="/property/7?sort=helpful">Most helpful</Link>
      <Link to="/plain">Plain</Link>
    </nav>
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
    <Announcer />
  </>
);

const pages: RemoteRoutes = ({ queryClient }) => [
  {
    element: <TestLayout />,
    children: [
      { path: '/', element: <h1>Start</h1>, handle: { head: () => ({ title: 'Start | Home Truths' }) } },
      {
        path: '/property/:id',
        element: <h1>A home</h1>,
        handle: {
          head: ({ params, searchParams }: { params: { id: string }; searchParams: URLSearchParams }) => ({
            title: queryClient.getQueryData<string>(['title']) ?? `Home ${params.id}`,
            description: `Sorted by ${searchParams.get('sort') ?? 'newest'}`,
            canonical: `/property/${params.id}`,
          }),
        },
      },
      { path: '/plain', element: <h1>Plain</h1> },
    ],
  },
];

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  document.head.innerHTML =
    '<title>From the server</title><meta name="description" content="first"><link rel="canonical" href="/first">';
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('the first page keeps the head of the server, and nothing is announced', () => {
  showPage(pages, '/');
  expect(document.title).toBe('From the server');
  expect(description()).toBe('first');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('a first page that only the browser draws gets its own head', () => {
  document.title = 'Home Truths';
  showPage(pages, '/property/7');
  expect([document.title, description()]).toEqual(['Home 7', 'Sorted by newest']);
});

test('the next page has its own head, is said aloud and begins with the focus', async () => {
  showPage(pages, '/');
  await go('Home 7');
  await waitFor(() => expect(document.title).toBe('Home 7'));
  expect([description(), canonical()]).toEqual(['Sorted by newest', 'http://localhost/property/7']);
  expect(screen.getByRole('status').textContent).toBe('Home 7');
  expect(document.activeElement?.id).toBe('content');
});

test('what gets the focus as soon as the next page is shown keeps it', async () => {
  const { router } = showPage(pages, '/');
  const link = screen.getByRole('link', { name: 'Plain' });
  const observer = new MutationObserver(() => {
    if (!screen.queryByText('A home')) return;
    observer.disconnect();
    link.focus();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  // during `waitFor`, since `act` would run the effects of the next page before the observer
  queueMicrotask(() => void router.navigate('/property/7'));
  await waitFor(() => expect(document.title).toBe('Home 7'));
  expect(document.activeElement).toBe(link);
});

test('another order on the same page changes its head and leaves the focus where it is', async () => {
  showPage(pages, '/property/7');
  await go('Most helpful');
  await waitFor(() => expect(description()).toBe('Sorted by helpful'));
  expect(document.activeElement?.textContent).toBe('Most helpful');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a title that depends on a query result changes when the result comes', async () => {
  const { ctx } = showPage(pages, '/');
  await go('Home 7');
  await waitFor(() => expect(document.title).toBe('Home 7'));
  act(() => void ctx.queryClient.setQueryData(['title'], '12 Smith Street, Bondi'));
  await waitFor(() => expect(document.title).toBe('12 Smith Street, Bondi'));
});

test('a page without a head of its own has the name of the site, and none of the page before', async () => {
  showPage(pages, '/property/7');
  await go('Plain');
  await waitFor(() => expect(document.title).toBe('Home Truths'));
  expect([description(), canonical()]).toEqual(['', `http://localhost${window.location.pathname}`]);
});
