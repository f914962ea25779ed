import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Api } from '../data/call.ts';
import { ApiProvider } from '../data/queries.tsx';
import { createQueryClient } from '../host/index.tsx';

/** A backend in memory that counts how often each route was called. */
export function countingApi(reply: (path: string, calls: number) => unknown) {
  const calls = new Map<string, number>();
  const api = (async ({ path }: { path: string }) => {
    calls.set(path, (calls.get(path) ?? 0) + 1);
    return reply(path, calls.get(path) ?? 0);
  }) as unknown as Api;
  return { api, callsOf: ({ path }: { path: string }) => calls.get(path) ?? 0 };
}

/** Renders a component with what it needs to read and write. */
export const renderWithApi = (api: Api, children: ReactNode, queries = createQueryClient()) =>
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>,
  );
