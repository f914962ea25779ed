import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { useCloseOnBack } from './close-on-back.ts';

function Sheet({ name, confirms, onClose }: { name: string; confirms?: boolean; onClose(): void }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  useCloseOnBack(true, () => (confirms ? setAsking(true) : onClose()));
  const leaveFor = (to: string) => () => {
    onClose();
    void navigate(to);
  };
  return (
    <div role="dialog" aria-label={name}>
      {isAsking && <p>Discard?</p>}
      <button type="button" onClick={onClose}>{`Close ${name}`}</button>
      <button type="button" onClick={leaveFor('/sent')}>
        Send
      </button>
      <button type="button" onClick={() => void navigate('/homes?sort=new', { replace: true })}>
        Sort
      </button>
      <Link to="/other">Other page</Link>
    </div>
  );
}

function PropertyList() {
  const [open, setOpen] = useState<string[]>([]);
  const close = (name: string) => () => setOpen(before => before.filter(each => each !== name));
  return (
    <>
      <h1>Homes</h1>
      {['report', 'code', 'edit'].map(name => (
        <button key={name} type="button" onClick={() => setOpen(before => [...before, name])}>
          {`Open ${name}`}
        </button>
      ))}
      {open.map(name => (
        <Sheet key={name} name={name} confirms={name === 'edit'} onClose={close(name)} />
      ))}
    </>
  );
}

/** How often the browser has moved within the history. */
let moves = 0;
window.addEventListener('popstate', () => moves++);
// as the shell does, before there is a router
window.onpopstate = () => {};

const heading = (text: string) => ({ path: text, element: <h1>{text}</h1> });

/** The home page, and above it the list of properties, whose loader counts. */
async function visit() {
  window.history.pushState(null, '', '/start');
  const loaded: string[] = [];
  const loader = ({ request }: { request: Request }) => {
    loaded.push(new URL(request.url).search);
    return null;
  };
  const router = createBrowserRouter([
    { path: '/homes', element: <PropertyList />, loader },
    ...['start', 'sent', 'other'].map(heading),
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/homes'));
  return { router, loaded };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const go = (by: number) => act(async () => window.history.go(by));
const back = () => go(-1);
const isMarked = () => Boolean(window.history.state?.dialog);
const onTop = () => waitFor(() => expect(isMarked()).toBe(true));
const shows = (page: string) => screen.findByRole('heading', { name: page });

let visited: Awaited<ReturnType<typeof visit>>;
beforeEach(async () => {
  visited = await visit();
});
afterEach(() => {
  visited.router.dispose();
  cleanup();
});

test('Back closes a dialog, and the router hears nothing of it', async () => {
  const { router, loaded } = visited;
  const { key } = router.state.location;
  await press('Open report');
  await onTop();
  await back();
  await waitFor(() => expect(isOpen('report')).toBe(false));
  expect(isMarked()).toBe(false);
  expect(window.location.pathname).toBe('/homes');
  expect(router.state.location.key).toBe(key);
  expect(loaded).toEqual(['']);
  await back();
  await shows('start');
});

test('a dialog closed by other means removes its entry', async () => {
  await press('Open report');
  await onTop();
  await press('Close report');
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(visited.loaded).toEqual(['']);
  await back();
  await shows('start');
});

test('a dialog that asks for confirmation stays, however often Back is pressed', async () => {
  await press('Open edit');
  await onTop();
  for (let i = 0; i < 3; i++) {
    await back();
    expect(await screen.findByText('Discard?')).toBeTruthy();
    await onTop();
  }
  await press('Close edit');
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(window.location.pathname).toBe('/homes');
});

test('of two dialogs Back closes the upper one first', async () => {
  await press('Open report');
  await press('Open code');
  await onTop();
  await back();
  await waitFor(() => expect(isOpen('code')).toBe(false));
  expect(isOpen('report')).toBe(true);
  await onTop();
  await back();
  await waitFor(() => expect(isOpen('report')).toBe(false));
  await back();
  await shows('start');
});

test('Back from a page that a dialog led to shows the page below the dialog', async () => {
  await press('Open report');
  await onTop();
  await press('Other page');
  await shows('other');
  expect(isMarked()).toBe(false);
  await back();
  await shows('Homes');
  expect(isOpen('report')).toBe(false);
  await back();
  await shows('start');
  await go(2);
  await shows('other');
});

test('a dialog that closes as it leads on leaves no entry either', async () => {
  await press('Open report');
  await onTop();
  await press('Send');
  await shows('sent');
  await waitFor(() => expect(window.location.pathname).toBe('/sent'));
  await back();
  await shows('Homes');
  await back();
  await shows('start');
});

test('Forward after Back opens nothing, and the next Back leads on', async () => {
  await press('Open report');
  await onTop();
  await back();
  await waitFor(() => expect(isOpen('report')).toBe(false));
  moves = 0;
  await go(1);
  await waitFor(() => expect(moves).toBe(2));
  expect(isMarked()).toBe(false);
  expect(isOpen('report')).toBe(false);
  await shows('Homes');
  await back();
  await shows('start');
});

test('a URL that changes below a dialog stays changed', async () => {
  await press('Open report');
  await onTop();
  await press('Sort');
  await waitFor(() => expect(window.location.search).toBe('?sort=new'));
  await back();
  await waitFor(() => expect(isOpen('report')).toBe(false));
  expect(window.location.search).toBe('?sort=new');
  expect(visited.router.state.location.search).toBe('?sort=new');
  await back();
  await shows('start');
});

test('a dialog that follows another in the same moment is closed by Back, too', async () => {
  await press('Open report');
  await onTop();
  await act(async () => {
    fireEvent.click(screen.getByText('Close report'));
    fireEvent.click(screen.getByText('Open code'));
  });
  await onTop();
  await back();
  await waitFor(() => expect(isOpen('code')).toBe(false));
  await back();
  await shows('start');
});
