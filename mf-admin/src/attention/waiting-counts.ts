import { ATTENTION_CAP, type Attention } from '@home-truths/platform/contract';

/** `4`, or `99+` at the cap of the API. */
export const cappedText = (count: number) => (count > ATTENTION_CAP ? `${ATTENTION_CAP}+` : String(count));

export interface WaitingCount {
  count: number;
  /** The counted things for screen readers: `pending`. */
  what: string;
  isUrgent: boolean;
}

/** Returns the counts by the path of their screen. */
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
