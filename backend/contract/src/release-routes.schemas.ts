import * as z from 'zod/mini';
import { integer, text } from './text.ts';

/** `server`: its server bundle may run on the site. `develop`: a browser may load it from its own machine. */
export const RELEASE_RIGHTS = ['publish', 'server', 'pin', 'develop'] as const;
export const ReleaseRight = z.enum(RELEASE_RIGHTS);
export type ReleaseRight = z.infer<typeof ReleaseRight>;

/** A folder such as `mf-search`. */
const Remote = z
  .string()
  .check(z.regex(/^mf(-[a-z]{1,30}){1,4}$/, 'Name a remote by its folder, such as mf-search'));
const Version = z
  .string('Version is required')
  .check(z.regex(/^\w[\w.-]{0,79}$/, 'There is no such version'));

const params = z.object({ remote: Remote });
const Messages = z.object({ messages: z.array(z.string()) });
const NoBody = z.object({});

export const Provenance = z.object({
  /** What the sender says; nothing proves it. */
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

/** The version and the percentage of visitors. */
const Pin = z.object({
  version: Version,
  percent: z.optional(integer('Percent', { min: 1, max: 100 })),
});

export const RemoteReleases = z.object({
  remote: z.string(),
  pinned: z.optional(z.string()),
  previous: z.optional(z.string()),
  canary: z.optional(z.object({ version: z.string(), percent: z.int() })),
  /** The text on its pages. */
  disabled: z.optional(z.string()),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.string(),
      /** ISO time. */
      releasedAt: z.string(),
      /** The size of its scripts, compressed by brotli. */
      bytes: z.int(),
      runsOnServer: z.boolean(),
      publishedBy: z.optional(z.string()),
      ...Provenance.shape,
      /** Reasons why it cannot be used; empty if it can. */
      faults: z.array(z.string()),
    }),
  ),
  /** Newest first. */
  history: z.array(
    z.object({ revision: z.int(), at: z.string(), by: z.optional(z.string()), what: z.string() }),
  ),
});
export type RemoteReleases = z.infer<typeof RemoteReleases>;

export const publishReleaseSchemas = { params, query: Provenance, reply: PublishReply };
export const pinReleaseSchemas = { params, body: Pin, reply: Messages };
export const rollBackReleaseSchemas = { params, body: NoBody, reply: Messages };
export const disableRemoteSchemas = {
  params,
  body: z.object({ text: text('Text', { min: 1, max: 300, tooShort: 'Give the text for its pages' }) }),
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
