import { COMPLAINT_KINDS, type Complaint, REPORT_REASONS } from '@home-truths/platform/contract';

const wordsFor = (words: Record<string, string>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : name;

/** What a complaint is about, in the words that were offered for it. */
export const aboutOf = ({ kind, reason }: Complaint) =>
  reason ? `Review reported: ${wordsFor(REPORT_REASONS, reason)}` : wordsFor(COMPLAINT_KINDS, kind);
