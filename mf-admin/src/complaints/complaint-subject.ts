import { COMPLAINT_KINDS, type Complaint, REPORT_REASONS } from '@home-truths/platform/contract';

/** Returns the name itself if it has no label, because a newer backend knows it. */
const labelFor = (labels: Record<string, string>, name: string) =>
  Object.hasOwn(labels, name) ? labels[name] : name;

export const complaintSubject = ({ kind, reason }: Pick<Complaint, 'kind' | 'reason'>) =>
  reason && kind === 'review'
    ? `Review reported: ${labelFor(REPORT_REASONS, reason)}`
    : labelFor(COMPLAINT_KINDS, kind);

/** Returns the reasons of grouped reports: `It’s untrue or misleading (6)`. */
export const reasonsText = ({ reasons = [] }: Complaint) =>
  reasons.map(({ reason, count }) => `${labelFor(REPORT_REASONS, reason)} (${count})`).join(', ');
