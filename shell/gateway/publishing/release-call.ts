import type { IncomingMessage } from 'node:http';
import type { Publisher } from '@home-truths/contract/gateway-calls';
import type { Settings } from '../environment.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import type { BackendContract } from '../releases/backend-contract.ts';
import type { Caller } from './backend.ts';

type Enqueue = <T>(request: IncomingMessage, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

export interface ReleaseCallOptions {
  settings: Settings;
  shell: ShellBuild;
  contract: Pick<BackendContract, 'current'>;
  /** Queries of the backend about the caller. */
  enqueueLookup: Enqueue;
  /** Work that is charged to the network of the caller. */
  enqueuePage: Enqueue;
}

/** A team whose token has the right that its call needs. */
export interface ReleaseCall extends Caller {
  publisher: Publisher;
}

export type CallHandler = (
  call: ReleaseCall,
  options: ReleaseCallOptions,
) => Promise<{ status: number; reply: object }>;
