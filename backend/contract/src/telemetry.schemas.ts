import * as z from 'zod/mini';
import { FAILURE_KINDS, LIMITS, VITAL_NAMES } from './rules.ts';

const sender = {
  /** Such as `mf_reviews` or `shell`. */
  remote: z.string('Remote is required').check(z.regex(/^[a-z][a-z_]{0,39}$/, 'Not the name of a remote')),
  /** Such as `1.0.0-ab12cd34`. */
  version: z.string('Version is required').check(z.regex(/^\w[\w.-]{0,79}$/, 'Not a version')),
};

/** A failure is named by the class of its error or by its slot: messages and URLs may be personal. */
const FailureReport = z.object({
  ...sender,
  kind: z.enum(FAILURE_KINDS),
  name: z.string('Name is required').check(z.regex(/^[\w./ -]{1,60}$/, 'Not the name of a failure')),
});

const VitalReport = z.object({
  ...sender,
  kind: z.literal('vital'),
  name: z.enum(VITAL_NAMES),
  /** Milliseconds; CLS has no unit. */
  value: z.number('Value must be a number').check(z.gte(0), z.lte(3_600_000)),
});

export const TelemetryReport = z.discriminatedUnion('kind', [FailureReport, VitalReport]);
export type TelemetryReport = z.infer<typeof TelemetryReport>;

export const sendTelemetrySchemas = {
  body: z.object({
    reports: z
      .array(TelemetryReport)
      .check(z.minLength(1, 'There is nothing to count'), z.maxLength(LIMITS.reports, 'Too many reports')),
  }),
  reply: z.void(),
};

/** Counts of the last 24 hours and the last seven days. */
const FailureCount = z.object({
  remote: z.string(),
  version: z.string(),
  kind: z.string(),
  name: z.string(),
  day: z.number(),
  week: z.number(),
});
export type FailureCount = z.infer<typeof FailureCount>;

const VitalSummary = z.object({ p75: z.nullable(z.number()), views: z.number() });

const VitalCount = z.object({
  remote: z.string(),
  version: z.string(),
  name: z.string(),
  day: VitalSummary,
  week: VitalSummary,
});
export type VitalCount = z.infer<typeof VitalCount>;

export const Telemetry = z.object({ failures: z.array(FailureCount), vitals: z.array(VitalCount) });
export type Telemetry = z.infer<typeof Telemetry>;

export const readTelemetrySchemas = { reply: Telemetry };
