import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LazyPart } from './index.tsx';

const { jest } = import.meta;
const OldLazyPart = LazyPart as unknown as ComponentType<Record<string, unknown>>;

test('a remote released before platform 1.3 passes what a lazy part shows under the former names', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let fail = () => {};
  const load = () =>
    new Promise<ComponentType>((_, reject) => {
      fail = () => reject(new Error('gone'));
    });
  await act(async () =>
    render(<OldLazyPart load={load} props={{}} waiting={<p>Loading</p>} failed={<p>Failed</p>} />),
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(async () => fail());
  expect(screen.getByText('Failed')).toBeTruthy();
});
