import type { ReplySubject } from '@home-truths/platform/contract';

/** A message, report or request that can be replied to. */
export interface RecordToReply {
  about: ReplySubject;
  id: number;
  /** Part of accessible names: `the enquiry from Mei`. */
  name: string;
  text: string;
  hasEmail: boolean;
  /** Whether a reply can mark it as answered. */
  canClose?: boolean;
}
