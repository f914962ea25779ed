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

/** The record that names a thread in its URL. */
export interface ThreadKey {
  about: ThreadSubject;
  id: number;
}

/** `/admin/threads/enquiry-7` */
export const threadPath = ({ about, id }: ThreadKey) => `/admin/threads/${about}-${id}`;

/** Reads the record in the path of a thread; undefined for an invalid path. */
export function threadKey(text = ''): ThreadKey | undefined {
  const [name, id = ''] = text.split('-', 2);
  const about = THREAD_SUBJECTS.find(subject => subject === name);
  return about && text === `${about}-${id}` && RECORD_ID.test(id) ? { about, id: Number(id) } : undefined;
}

/** The fields of an enquiry, a complaint or a lead that a reply needs. */
export interface RecordToReply {
  about: ReplySubject;
  id: number;
  /** For accessible names: `the enquiry from Mei`. */
  name: string;
  text: string;
  hasEmail: boolean;
  /** True if a reply can mark it as answered. */
  canClose?: boolean;
}

export const threadQuery = (api: Api, params: ThreadKey) => read(api, readThread, { params });

export const templatesQuery = (api: Api, params: { about: ReplySubject; id: number }) =>
  read(api, listReplyTemplates, { params });

/** Prefetches a thread, never from the cache, since anybody may have written. */
export async function prefetchThread(
  { api, queryClient }: Ctx,
  _: URLSearchParams,
  keyInPath: string | undefined,
) {
  const key = threadKey(keyInPath);
  if (key) await queryClient.prefetchQuery({ ...threadQuery(api, key), staleTime: 0 });
}
