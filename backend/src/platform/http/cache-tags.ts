import { CACHE_TAG_HEADER, type Route } from '@home-truths/contract';
import type { Response } from 'express';

/** Ids in a reply, by the word that its route's `shows` has for them: `building` in `building/:building`. */
export type ShownIds = Readonly<Record<string, readonly number[]>>;

/** Sends tags by which the gateway invalidates cached pages; none if the reply depends on the caller. */
export function setCacheTags({ access, personal, shows = [] }: Route, response: Response, ids: ShownIds) {
  const { params, person } = response.req;
  if (access !== 'anyone' || (personal && (person?.user || person?.visitor))) return;
  const tags = shows.flatMap(shown => {
    const [topic, word] = shown.split('/:');
    if (!word) return shown;
    const shownIds = [...(word in params ? [Number(params[word])] : []), ...(ids[word] ?? [])];
    return [...new Set(shownIds)].map(id => `${topic}/${id}`);
  });
  if (tags.length > 0) response.setHeader(CACHE_TAG_HEADER, tags.join(' '));
}
