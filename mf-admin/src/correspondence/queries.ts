import {
  listReplyTemplates,
  RECORD_ID,
  type ReplySubject,
  readThread,
  THREAD_SUBJECTS,
  type ThreadSubject,
} from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** The record by which a thread is found. */
export interface ThreadKey {
  about: ThreadSubject;
  id: number;
}

/** The path of a thread: `/admin/threads/enquiry-7`. */
export const threadPath = ({ about, id }: ThreadKey) => `/admin/threads/${about}-${id}`;

/** The record in the path of a thread, or undefined where there can be none. */
export function threadKey(text = ''): ThreadKey | undefined {
  const [name, id = ''] = text.split('-', 2);
  const about = THREAD_SUBJECTS.find(subject => subject === name);
  return about && text === `${about}-${id}` && RECORD_ID.test(id) ? { about, id: Number(id) } : undefined;
}

/** What came with one email, and our replies. */
export const threadQuery = (api: Api, params: ThreadKey) => read(api, readThread, { params });

/** The templates for a reply, filled in. */
export const templatesQuery = (api: Api, params: { about: ReplySubject; id: number }) =>
  read(api, listReplyTemplates, { params });

/** Reads a thread anew, as anybody may have written since; a failure is shown in its place. */
export async function prefetchThread(
  { api, queryClient }: Ctx,
  _: URLSearchParams,
  keyInUrl: string | undefined,
) {
  const key = threadKey(keyInUrl);
  if (key) await queryClient.prefetchQuery({ ...threadQuery(api, key), staleTime: 0 });
}
