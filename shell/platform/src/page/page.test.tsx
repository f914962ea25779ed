import { ApiError } from '@home-truths/platform/data';
import { act, screen, showPage, userEvent, waitFor, watchToasts } from '@home-truths/platform/testing';
import { type ComponentType, useState } from 'react';
import {
  isNotFound,
  LazyPage,
  notFound,
  Options,
  orNotFound,
  showError,
  UnavailablePage,
  untilPlaceholders,
} from './index.ts';
import { Modal } from './modal.tsx';

const { jest } = import.meta;

const toasts = watchToasts();

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// a component that suspends needs an awaited act
const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

test('code that failed to load is retried, and from the second failure on a reload is offered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let code: Promise<ComponentType> = Promise.reject(new Error('lost'));
  const element = <LazyPage load={() => code} what="the guide" />;
  await act(async () => showPage(() => [{ path: '*', element }], '/guide'));
  expect(await screen.findByText('We couldn’t load the guide')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await tryAgain();
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
  code = Promise.resolve(() => <p>The text</p>);
  await tryAgain();
  expect(await screen.findByText('The text')).toBeTruthy();
});

test('a page without its data is requested again under the same URL', async () => {
  let loads = 0;
  const page = {
    path: 'guide',
    loader: () => {
      loads += 1;
      if (loads === 1) throw new Error('lost');
      return null;
    },
    element: <p>The text</p>,
    errorElement: <UnavailablePage title="We can’t show this guide right now" />,
  };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { router } = showPage(() => [page], '/guide?page=2');
  expect(await screen.findByText('We can’t show this guide right now')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The text')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/guide', search: '?page=2' });
});

test.each([
  [{ status: 404 }, true],
  [{ status: 400 }, true],
  [{ status: 503 }, false],
  [new TypeError('lost'), false],
  [null, false],
])('whether %p says that there is no such page: %p', (error, expected) => {
  expect(isNotFound(error)).toBe(expected);
});

test('a record that does not exist is a response with 404, any other failure stays what it is', async () => {
  const missing: Response = await orNotFound('Guide', Promise.reject(notFound('Row'))).catch(error => error);
  expect([missing.status, await missing.text()]).toEqual([404, 'Guide not found']);
  const failure = new Error('lost');
  await expect(orNotFound('Guide', Promise.reject(failure))).rejects.toBe(failure);
  await expect(orNotFound('Guide', Promise.resolve('text'))).resolves.toBe('text');
});

test('a page waits for its data until its placeholders are shown', async () => {
  jest.useFakeTimers();
  let isOver = false;
  void untilPlaceholders(new Promise(() => {})).then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(299);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  await expect(untilPlaceholders(Promise.resolve('at once'))).resolves.toBe('at once');
});

test.each([
  [new ApiError(409, 'Already there.'), 'Already there.'],
  [new ApiError(500, ''), 'Couldn’t save it'],
  ['No network.', 'No network.'],
  [new TypeError('lost'), 'Couldn’t save it'],
])('the failure %p is shown as %p', (failure, description) => {
  showError('Couldn’t save it')(failure);
  expect(toasts).toHaveBeenCalledWith({ title: 'Error', description, kind: 'error' });
});

test('the options of a select are labels by value, or values that are their own labels', () => {
  const element = (
    <select>
      <Options options={{ owner: 'Owner' }} />
      <Options options={['NSW']} />
    </select>
  );
  showPage(() => [{ path: '*', element }], '/page');
  expect(screen.getAllByRole('option').map(option => option.outerHTML)).toEqual([
    '<option value="owner">Owner</option>',
    '<option value="NSW">NSW</option>',
  ]);
});

test('a dialog has its title and calls onClose', async () => {
  const onClose = jest.fn();
  const element = (
    <Modal title="Report" close={{ label: 'Close' }} onClose={onClose}>
      <p>The text</p>
    </Modal>
  );
  showPage(() => [{ path: '*', element }], '/page');
  expect(await screen.findByRole('dialog', { name: 'Report' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

function WithDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <a href="/next">Next</a>
      {isOpen && (
        <Modal
          title="Delete?"
          finalFocusEl={() => screen.getByRole('link', { name: 'Next' })}
          onClose={() => setOpen(false)}
        >
          <button type="button" onClick={() => setOpen(false)}>
            Delete
          </button>
        </Modal>
      )}
    </>
  );
}

test('a dialog closed before its first frame passes the focus on, too', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  showPage(() => [{ path: '*', Component: WithDialog }], '/page');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' })));
});
