import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from './data/index.ts';
import type { SessionStore } from './session/index.tsx';
import type { SlotName, SlotProps, TraitsOf } from './slots/table.ts';

/** The context of a page or slot for one request (server) or one visit (browser). */
export interface Ctx {
  queryClient: QueryClient;
  api: Api;
  slots: SlotHost;
  /** Who is signed in, for loaders; components use `useSession`. */
  session: SessionStore;
}

/** What a remote exposes under the slot's own name, as default export. */
export interface SlotModule<Name extends SlotName = SlotName> {
  Component: ComponentType<SlotProps[Name]>;
  /** Fills the query cache; awaited on the server, only started in the browser. */
  load?(ctx: Ctx, props: SlotProps[Name], search: URLSearchParams): Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: a host holds modules of every slot; `Slot` ties name and props together
export type AnySlotModule = SlotModule<any>;

/** Finds the code behind a slot name. One host per request on the server, one per tab in the browser. */
export interface SlotHost {
  /** Height, failure state and audience of a slot. */
  traitsOf: TraitsOf;
  /** One promise per name for React's `use`; `retry` discards a rejected one. */
  load(name: SlotName): Promise<AnySlotModule>;
  /** Like `load`, but retries until it succeeds: for server-rendered slots, whose HTML stays readable meanwhile. */
  retryUntilLoaded(name: SlotName): Promise<AnySlotModule>;
  retry(name: SlotName): void;
  /** Calls back when the module is loaded; returns the unsubscribe function. */
  onLoaded(name: SlotName, then: () => void): () => void;
  /**
   * For loaders: waits for the slots' data on the server, only starts the requests in the browser. Nothing happens for
   * people outside the slot's audience.
   * @param search the query of the URL, for slots that have a sort or a page there
   */
  prepare<Name extends SlotName>(
    name: Name,
    ctx: Ctx,
    all: SlotProps[Name][],
    search?: URLSearchParams,
  ): Promise<void>;
  /** The server has filled this slot on the first page. */
  isFilled(name: SlotName): boolean;
  /** The server has left this slot empty on the first page. */
  isEmpty(name: SlotName): boolean;
  /** The rest of the page is drawn before the content of this slot. */
  isDeferred?(name: SlotName): boolean;
  /** Notifies the host that a slot is rendered on the page. */
  markRendered(name: SlotName): void;
}

/** Which slots the server filled and which it left empty: page state that lasts until the first navigation. */
export interface SlotState {
  filled: SlotName[];
  empty: SlotName[];
}
