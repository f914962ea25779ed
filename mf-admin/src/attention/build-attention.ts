import type { Attention } from '@home-truths/platform/contract';

/** Test data. */
export const buildAttention = (values: Partial<Attention> = {}): Attention => ({
  asOf: '2026-11-26T02:00:00.000Z',
  complaints: { open: 0, overdue: 0, oldest: null },
  leads: { pending: 0, firstDay: 0, secondDay: 0, older: 0, oldestAt: null },
  enquiries: { open: 0, oldestAt: null },
  newProperties: 0,
  mergeCandidates: 0,
  ...values,
  setUp: {
    missingOperatorDetails: [],
    mail: { hasServer: true, waiting: 0, oldestSeconds: 0, failed: 0 },
    hasUntrustedProxy: false,
    backup: { isExpected: false, lastAt: null },
    adminsWithoutApp: 0,
    ...values.setUp,
  },
});
