import { Skeleton, Unavailable } from '@home-truths/platform/ui';
import type { ComponentProps } from 'react';

interface PendingQueryProps extends ComponentProps<typeof Skeleton> {
  query: { error: Error | null; refetch(): Promise<unknown> };
  /** For the message of an error: `the notes`. */
  what: string;
}

/** Stands in the place of data that is not loaded: a placeholder or, after an error, Try again. */
export const PendingQuery = ({ query: { error, refetch }, what, ...skeleton }: PendingQueryProps) =>
  error ? <Unavailable what={what} onRetry={() => void refetch()} /> : <Skeleton {...skeleton} />;
