import { render, screen } from '@testing-library/react';
import { act, useContext, useState } from 'react';
import {
  createMemoryRouter,
  Link,
  UNSAFE_LocationContext as LocationContext,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router-dom';

const Place = ({ name }: { name: string }) => {
  const { pathname, search } = useLocation();
  return (
    <p>
      {`${name} ${pathname}${search}`}
      <Link to="?page=2">{name}</Link>
    </p>
  );
};

/** Keeps the location with which it was first rendered. */
function Layout() {
  const [first] = useState(useContext(LocationContext));
  return (
    <>
      <LocationContext value={first}>
        <Place name="hidden" />
      </LocationContext>
      <Outlet />
    </>
  );
}

test('below a location of its own, a part of a page and its links stay where they were', async () => {
  const children = [
    { path: '/list', element: <Place name="list" /> },
    { path: '/record', element: <Place name="record" /> },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries: ['/list?q=a'] });
  render(<RouterProvider router={router} />);
  screen.getByText('list /list?q=a');
  await act(() => router.navigate('/record'));
  await screen.findByText('record /record');
  screen.getByText('hidden /list?q=a');
  expect(screen.getByRole('link', { name: 'hidden' }).getAttribute('href')).toBe('/list?page=2');
  expect(screen.getByRole('link', { name: 'record' }).getAttribute('href')).toBe('/record?page=2');
});
