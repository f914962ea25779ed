import type { ReplySubject } from '@home-truths/platform/contract';

/** What a reply needs to know of an enquiry, a complaint or a lead. */
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
