import { ChakraProvider } from '@chakra-ui/react';
import type { Route } from '@home-truths/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Api, ApiResult } from '../data/call.ts';
import { ApiProvider } from '../data/queries.tsx';
import { createQueryClient, createTheme } from '../host/index.tsx';

const theme = createTheme();

/** Gives a component the theme of the site. */
export const withTheme = (children: ReactNode) => <ChakraProvider value={theme}>{children}</ChakraProvider>;

interface ApiProvidersProps {
  api: Api;
  queries: QueryClient;
  children: ReactNode;
}

/** A backend in memory that counts how often each route was called. */
export function countingApi(reply: (path: string, calls: number) => unknown) {
  const calls = new Map<string, number>();
  const api: Api = async <R extends Route>({ path }: R) => {
    calls.set(path, (calls.get(path) ?? 0) + 1);
    return reply(path, calls.get(path) ?? 0) as ApiResult<R>;
  };
  return { api, callsOf: ({ path }: { path: string }) => calls.get(path) ?? 0 };
}

/** What a component needs to read and write. */
export const ApiProviders = ({ api, queries, children }: ApiProvidersProps) => (
  <ChakraProvider value={theme}>
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  </ChakraProvider>
);

/** Renders a component with what it needs to read and write. */
export const renderWithApi = (api: Api, children: ReactNode, queries = createQueryClient()) =>
  render(
    <ApiProviders api={api} queries={queries}>
      {children}
    </ApiProviders>,
  );
