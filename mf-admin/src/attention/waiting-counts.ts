import { ATTENTION_CAP, type Attention } from '@home-truths/platform/contract';

/** A count of `readAttention`: `4`, or `99+`. */
export const cappedText = (count: number) => (count > ATTENTION_CAP ? `${ATTENTION_CAP}+` : String(count));

export interface WaitingCount {
  count: number;
  /** What the number counts, for those who do not see the badge: `pending`. */
  what: string;
  /** Something of it is overdue. */
  isUrgent: boolean;
}

/** How much waits on which screen, by its path. */
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
