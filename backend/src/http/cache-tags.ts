import { CACHE_TAG_HEADER, type Route } from '@home-truths/contract';
import type { Response } from 'express';

/** Tags of a reply by the path of its route, with path parameters as they are named there: `property/:id`. */
const tagsByPath = new Map<string, readonly string[]>();

/** Declares what the replies of a public route show, so that pages made from them may be cached. */
export const registerCacheTags = ({ path }: Route, tags: readonly string[]) =>
  void tagsByPath.set(path, tags);

/**
 * Names what a reply shows, for the gateway's page cache; nothing for a route that declares no tags, or where the reply
 * depends on the caller.
 * @param ofReply the tags that the reply names itself
 */
export function setCacheTags({ path, personal }: Route, response: Response, ofReply: readonly string[] = []) {
  const tags = tagsByPath.get(path);
  const { params, person } = response.req;
  if (!tags || (personal && (person?.user || person?.visitor))) return;
  const filled = tags.map(tag => tag.replace(/:(\w+)/, (_, name: string) => String(params[name])));
  response.setHeader(CACHE_TAG_HEADER, [...filled, ...ofReply].join(' '));
}
