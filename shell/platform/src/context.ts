import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from './data/index.ts';
import type { SessionStore } from './session/index.tsx';
import type { SlotName, SlotProps, TraitsOf } from './slots/table.ts';

/** Shared by loaders and components: one for each request on the server, one for each tab. */
export interface Ctx {
  queryClient: QueryClient;
  api: Api;
  slots: SlotHost;
  /** For loaders; components use `useSession`. */
  session: SessionStore;
}

export interface SlotModule<Name extends SlotName = SlotName> {
  Component: ComponentType<SlotProps[Name]>;
  /** Fills the query cache; only the server waits for it. */
  load?(ctx: Ctx, props: SlotProps[Name], search: URLSearchParams): Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: a host holds modules of every slot; `Slot` ties name and props together
export type AnySlotModule = SlotModule<any>;

/** Loads modules of slots, and knows what the server rendered. */
export interface SlotHost {
  traitsOf: TraitsOf;
  /** Returns one promise for React's `use`, until `retry` discards a rejected one. */
  load(name: SlotName): Promise<AnySlotModule>;
  /** For server-rendered slots, whose HTML is readable while the browser retries. */
  retryUntilLoaded(name: SlotName): Promise<AnySlotModule>;
  retry(name: SlotName): void;
  onLoaded(name: SlotName, notify: () => void): () => void;
  /**
   * Loads data for a loader; only the server waits for it. Does nothing outside the slot's audience.
   * @param propsOfEach the props of each place on the page that has the slot
   * @param search may hold the slot's sort order or page
   */
  prepare<Name extends SlotName>(
    name: Name,
    ctx: Ctx,
    propsOfEach: SlotProps[Name][],
    search?: URLSearchParams,
  ): Promise<void>;
  /** By the server. */
  isFilled(name: SlotName): boolean;
  /** On the server. */
  isEmpty(name: SlotName): boolean;
  /** True if the rest of the page renders before the slot. */
  isDeferred?(name: SlotName): boolean;
  markRendered(name: SlotName): void;
}

/** The slots as the server drew them; forgotten at the first navigation. */
export interface SlotState {
  filled: SlotName[];
  empty: SlotName[];
}
