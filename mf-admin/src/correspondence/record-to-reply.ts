import type { ReplySubject } from '@home-truths/platform/contract';

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
