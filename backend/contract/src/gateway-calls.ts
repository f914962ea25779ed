/**
 * The schemas of the calls by which gateways release for teams (`release-paths.ts`). Browsers never load this entry
 * point.
 */
import * as z from 'zod/mini';
import { queryInteger } from './fields.ts';
import {
  Canary,
  Origin,
  Provenance,
  ReleaseRight,
  rollout,
  VERSION_PATTERN,
} from './release-routes.schemas.ts';

const MAX_BYTES = 80_000_000;

/** A name in the registry, such as `mf_search`. */
export const RemoteName = z
  .string()
  .check(
    z.regex(/^mf(_[a-z]{1,30}){1,4}$/, 'There is no such remote'),
    z.maxLength(40, 'The name is too long'),
  );

/** Returns `mf-reviews` for `mf_reviews`: the folder of the sources and the name for people. */
export const remoteFolder = (name: string) => name.replaceAll('_', '-');

/** Returns `mf_reviews` for `mf-reviews`. */
export const remoteName = (folder: string) => folder.replaceAll('-', '_');

/** A release token, or a pipeline, and its rights. */
export const Publisher = z.object({
  name: z.string(),
  rights: z.array(ReleaseRight),
  /** For the token of a pipeline, which counts once: what the gateway sends instead for the rest of the call. */
  permission: z.optional(z.string()),
});
export type Publisher = z.infer<typeof Publisher>;

/** Decisions by remote, or the fields of one, which only gateways and commands know. */
const UnknownFields = z.record(z.string(), z.unknown());

const Change = z.object({
  revision: z.int(),
  remotes: UnknownFields,
  change: z.object({
    at: z.string(),
    what: z.string(),
    by: z.optional(z.string()),
    reason: z.optional(z.string()),
    ...Origin.shape,
  }),
});

const StoredRelease = z.object({
  name: z.string(),
  version: z.string(),
  audience: z.enum(['public', 'admin']),
  manifest: z.string(),
  /** The SHA-256 of each file by its path, in hexadecimal digits. */
  files: z.record(z.string(), z.string()),
  /** The size of its scripts, compressed by brotli. */
  bytes: z.int(),
  runsOnServer: z.boolean(),
  publishedBy: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  pipeline: z.nullable(z.string()),
  /** The repository, if GitHub or GitLab vouches for it. */
  repository: z.nullable(z.string()),
  /** ISO times; `usedAt`: stored or, for a shell, last started. */
  releasedAt: z.string(),
  usedAt: z.string(),
});

/** History and releases are newest first. */
export const StoreContent = z.object({
  registry: z.object({ revision: z.int(), remotes: UnknownFields }),
  history: z.array(Change),
  releases: z.array(StoredRelease),
});
export type StoreContent = z.infer<typeof StoreContent>;

/** The gateway's findings about an archive, and its sender's statements. */
export const PublicationQuery = z.object({
  version: z.string().check(z.regex(VERSION_PATTERN, 'The version is not valid')),
  audience: z.enum(['public', 'admin']),
  bytes: queryInteger('Size', { min: 0, max: MAX_BYTES }),
  runsOnServer: z.stringbool({ truthy: ['true'], falsy: ['false'] }),
  ...Provenance.shape,
});
export type PublicationQuery = z.infer<typeof PublicationQuery>;

/** `runsOnServer` is that of the stored release, which never changes. */
export const PublicationReply = z.object({ isNew: z.boolean(), runsOnServer: z.boolean() });
export type PublicationReply = z.infer<typeof PublicationReply>;

export const NewDecision = z.object({
  /** The revision that was read. */
  revision: z.int().check(z.gte(0)),
  decision: UnknownFields,
  /** A command such as `pin mf_search 1.0.0-0a1b2c3d`. */
  what: z.string().check(z.minLength(1), z.maxLength(400)),
});
export type NewDecision = z.infer<typeof NewDecision>;

export const DecisionReply = z.object({ revision: z.int() });
export type DecisionReply = z.infer<typeof DecisionReply>;

/** The decision that a gateway adds to a call of an administrator (`admin-releases.ts`), with its own token. */
export const WithDecision = z.object({
  decided: z.extend(NewDecision, { messages: z.array(z.string().check(z.maxLength(2000))) }),
});
export type WithDecision = z.infer<typeof WithDecision>;

/** A pin that a token asks for. */
export const PinRequest = z.object({
  version: z.string().check(z.regex(VERSION_PATTERN, 'There is no such version')),
  percent: z.int().check(z.gte(1), z.lte(100)),
  ...rollout,
});
export type PinRequest = z.infer<typeof PinRequest>;

/** The part of a decision that the backend reads; it keeps the rest. */
export const Decided = z.looseObject({
  pinned: z.string(),
  previous: z.optional(z.string()),
  canary: z.optional(Canary),
  disabled: z.optional(z.string()),
  owns: z.optional(z.looseObject({ audience: z.optional(z.enum(['public', 'admin'])) })),
});
export type Decided = z.infer<typeof Decided>;

const count = z.int().check(z.gte(0));

/** Page views of one version since the canary of its remote began. */
const ViewCount = z.object({
  remote: RemoteName,
  version: z.string().check(z.regex(VERSION_PATTERN)),
  /** The `began` of the canary. */
  began: z.iso.datetime(),
  views: count,
  /** Views whose rendering on the server failed. */
  failed: count,
});
export type ViewCount = z.infer<typeof ViewCount>;

/** The page views that a gateway counted since its last report; each version of a canary once. */
export const ViewCounts = z.object({ counts: z.array(ViewCount).check(z.maxLength(200)) });
export type ViewCounts = z.infer<typeof ViewCounts>;

/** The random part of a link for development. */
export const DevelopLink = z.object({
  link: z.string().check(z.regex(/^[\w-]{22}$/, 'The link is not valid')),
});
export type DevelopLink = z.infer<typeof DevelopLink>;

export const DevelopLinkReply = z.object({ isFirst: z.boolean() });
export type DevelopLinkReply = z.infer<typeof DevelopLinkReply>;
