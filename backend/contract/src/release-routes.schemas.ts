import * as z from 'zod/mini';
import { integer, text } from './fields.ts';

/** `server`: its server bundle may run on the site. `develop`: a browser may load it from its own machine. */
export const RELEASE_RIGHTS = ['publish', 'server', 'pin', 'develop'] as const;
export const ReleaseRight = z.enum(RELEASE_RIGHTS);
export type ReleaseRight = z.infer<typeof ReleaseRight>;

/** A folder such as `mf-search`. */
export const RemoteFolder = z
  .string()
  .check(z.regex(/^mf(-[a-z]{1,30}){1,4}$/, 'Name a remote by its folder, such as mf-search'));
export const VERSION_PATTERN = /^\w[\w.-]{0,79}$/;
const Version = z.string('Version is required').check(z.regex(VERSION_PATTERN, 'There is no such version'));

const params = z.object({ remote: RemoteFolder });
export const Messages = z.object({ messages: z.array(z.string()) });
const NoBody = z.object({});

export const Provenance = z.object({
  /** Commit and pipeline as the sender names them; nothing proves them. */
  commit: z.optional(
    z.string().check(z.regex(/^[\w.-]{1,100}$/, 'The commit must be letters, digits, dots and hyphens')),
  ),
  pipeline: z.optional(
    z
      .string()
      .check(
        z.maxLength(300, 'The address of the pipeline must be at most 300 characters'),
        z.regex(/^https:\/\/[^\s"'<>]+$/, 'The address of the pipeline must begin with https://'),
      ),
  ),
});
export type Provenance = z.infer<typeof Provenance>;

/** With a repository, GitHub or GitLab vouches for all three. */
export const Origin = z.object({
  repository: z.optional(z.string()),
  commit: z.optional(z.string()),
  /** The URL of the run. */
  pipeline: z.optional(z.string()),
});

export const PublishReply = z.object({
  version: z.string(),
  /** False if the same content was stored before. */
  isNew: z.boolean(),
  /** False without the right `server`: browsers alone draw it. */
  runsOnServer: z.boolean(),
  /** Sentences about what would keep it from being pinned now. */
  findings: z.array(z.string()),
  /** A link for seven days; absent if the site has no previews. */
  preview: z.optional(z.string()),
});
export type PublishReply = z.infer<typeof PublishReply>;

const MINUTES: Record<string, number> = { m: 1, h: 60, d: 24 * 60 };

/** Returns the minutes of a time such as `30m`, `24h` or `14d`; NaN for any other text. */
export function minutesOf(time: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(time) ?? [];
  return Number(count) * (MINUTES[unit] ?? Number.NaN);
}

/** The time after which a canary is pinned, such as `24h`. */
export const PromoteAfter = z
  .string()
  .check(
    z.refine(
      time => minutesOf(time) >= 30 && minutesOf(time) <= 14 * 24 * 60,
      'The time must be from 30m to 14d, such as 24h',
    ),
  );

/** How a canary runs beside the pinned version. */
export const rollout = {
  /** True if the canary ends by itself when it fails. */
  watch: z.optional(z.boolean()),
  promoteAfter: z.optional(PromoteAfter),
};

/**
 * The version that the decision leaves, so that it is made once: the canary or, without one, the pinned version. If
 * visitors get another one by now, the decision is refused.
 */
export const Leaving = z.object({ from: z.optional(Version) });

/** The version and the percentage of visitors. */
export const Pin = z.object({
  version: Version,
  percent: z.optional(integer('Percent', { min: 1, max: 100 })),
  ...rollout,
});

/** A release of a remote. */
export const StoredVersion = z.object({
  version: z.string(),
  /** ISO time. */
  releasedAt: z.string(),
  /** The size of its scripts, compressed by brotli. */
  bytes: z.int(),
  runsOnServer: z.boolean(),
  publishedBy: z.optional(z.string()),
  ...Origin.shape,
});
export type StoredVersion = z.infer<typeof StoredVersion>;

/** A change of the registry. */
export const ReleaseChange = z.object({
  revision: z.int(),
  at: z.string(),
  by: z.optional(z.string()),
  what: z.string(),
  /** The reason that an administrator gave. */
  reason: z.optional(z.string()),
  ...Origin.shape,
});

/** The text on the pages of a disabled remote. */
export const RemoteText = text('Text', { min: 1, max: 300, tooShort: 'Give the text for its pages' });

/** A version for a percentage of visitors. */
export const Canary = z.object({
  version: Version,
  percent: z.int().check(z.gte(1), z.lte(99)),
  /** ISO time since when it has this percentage; absent from canaries that release 1.0.0 started. */
  began: z.optional(z.iso.datetime()),
  ...rollout,
  /** True once its team was told that its pages are slower. */
  isSlower: z.optional(z.boolean()),
});
export type Canary = z.infer<typeof Canary>;

export const RemoteReleases = z.object({
  remote: z.string(),
  pinned: z.optional(z.string()),
  previous: z.optional(z.string()),
  canary: z.optional(Canary),
  /** The text on its pages. */
  disabled: z.optional(z.string()),
  /** Newest first. */
  versions: z.array(
    z.extend(StoredVersion, {
      /** Reasons why it cannot be used; empty if it can. */
      faults: z.array(z.string()),
    }),
  ),
  /** Newest first. */
  history: z.array(ReleaseChange),
});
export type RemoteReleases = z.infer<typeof RemoteReleases>;

export const publishReleaseSchemas = { params, query: Provenance, reply: PublishReply };
export const pinReleaseSchemas = { params, body: Pin, reply: Messages };
export const rollBackReleaseSchemas = { params, body: Leaving, reply: Messages };
export const disableRemoteSchemas = {
  params,
  body: z.object({ text: RemoteText }),
  reply: Messages,
};
export const enableRemoteSchemas = { params, body: NoBody, reply: Messages };
export const developRemoteSchemas = {
  params,
  body: z.object({ port: integer('Port', { min: 1, max: 65_535 }) }),
  /** The link works once, within ten minutes. */
  reply: z.object({ link: z.string() }),
};
export const readRemoteReleasesSchemas = { params, reply: RemoteReleases };
