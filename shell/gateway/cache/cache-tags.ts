import { CACHE_TAG_HEADER } from '@home-truths/contract';

export interface ShownTags {
  tags: ReadonlySet<string>;
  isComplete: boolean;
}

export interface TagCollector {
  fetch: typeof fetch;
  /** Undefined if a reply is missing, or may be for one visitor or network only. */
  shown(): ShownTags | undefined;
}

/** Concerns the network of one visitor. */
const TOO_MANY_REQUESTS = 429;

/** Collects the cache tags of replies; a reply without tags is not for everyone. */
export function collectTags(): TagCollector {
  const tags = new Set<string>();
  let unproven = 0;
  let isComplete = true;
  return {
    async fetch(...sent) {
      unproven++;
      const response = await fetch(...sent).catch(error => {
        unproven--;
        isComplete = false;
        throw error;
      });
      const named = response.headers.get(CACHE_TAG_HEADER);
      if ((response.ok && !named) || response.status === TOO_MANY_REQUESTS) return response;
      unproven--;
      if (!response.ok) isComplete = false;
      else for (const tag of named?.split(' ') ?? []) tags.add(tag);
      return response;
    },
    shown: () => (unproven ? undefined : { tags, isComplete }),
  };
}
