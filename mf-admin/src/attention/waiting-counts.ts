import { ATTENTION_CAP, type Attention } from '@home-truths/platform/contract';

/** Returns `4`, or `99+` above the API's cap. */
export const cappedText = (count: number) => (count > ATTENTION_CAP ? `${ATTENTION_CAP}+` : String(count));

export interface WaitingCount {
  count: number;
  /** For screen readers: `pending`. */
  what: string;
  isUrgent: boolean;
}

/** Returns the counts beside the screens in the bar, by path. */
export const waitingCounts = ({
  complaints,
  leads,
  enquiries,
  mergeCandidates,
}: Attention): Partial<Record<string, WaitingCount>> => ({
  '/admin/leads': { count: leads.pending, what: 'pending', isUrgent: leads.older > 0 },
  '/admin/buildings': { count: mergeCandidates, what: 'possible duplicates', isUrgent: false },
  '/admin/complaints': { count: complaints.open, what: 'open', isUrgent: complaints.overdue > 0 },
  '/admin/enquiries': { count: enquiries.open, what: 'open', isUrgent: false },
});
