/** @jest-environment ./platform/src/testing/environment.mjs */
import { Link, Outlet, type PageHandle } from '@home-truths/platform/router';
import { screen, showPage, userEvent, within } from '@home-truths/platform/testing';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';

const handleOf = (frame?: 'slim') =>
  ({ head: () => ({ title: 'Page' }), ...(frame && { frame }) }) satisfies PageHandle;

const TestLayout = () => (
  <>
    <Header />
    <Outlet />
    <Footer />
  </>
);

const children = [
  { path: '/slim', element: <Link to="/whole">Whole</Link>, handle: handleOf('slim') },
  { path: '/whole', element: <Link to="/slim">Slim</Link>, handle: handleOf() },
];
const open = (path: string) => showPage(() => [{ element: <TestLayout />, children }], path);

const linksIn = (role: 'banner' | 'contentinfo') =>
  within(screen.getByRole(role))
    // the navigation is not displayed on narrow windows, where there is a menu
    .queryAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent?.trim());

const LINKS = ['Search', 'Resources', 'About', 'Sign In', 'Write Review'];
const HEADER = [expect.stringContaining('Home Truths'), ...LINKS];

test('a page with a slim frame has the whole header, and a footer without links', async () => {
  open('/slim');
  expect(linksIn('banner')).toEqual(HEADER);
  expect(linksIn('contentinfo')).toEqual([]);
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Whole' }));
  await screen.findByRole('link', { name: 'Slim' });
  expect(linksIn('contentinfo')).toContain('Privacy');
});

test('a page that says nothing about its frame has the whole one', () => {
  open('/whole');
  expect(linksIn('banner')).toEqual(HEADER);
  expect(linksIn('contentinfo')).toContain('Browse Reviews');
});
