import { defineEntity, p } from '@mikro-orm/core';

const ReleaseSchema = defineEntity({
  name: 'Release',
  properties: {
    /** A remote such as `mf_search`, or `shell`. */
    name: p.text().primary(),
    version: p.text().primary(),
    /** Who may load its files: `public` or `admin`. */
    audience: p.text().$type<'public' | 'admin'>(),
    /** JSON of `remote.json`, or of what a shell provides; commands validate it. */
    manifest: p.text(),
    /** The hash of each file by its path. */
    files: p.json<Record<string, string>>(),
    /** The size of its scripts in bytes, compressed by brotli. */
    bytes: p.integer(),
    /** False if browsers alone draw it. */
    runsOnServer: p.boolean().default(true),
    /** A name of a machine's user, `token CI of search`, or a pipeline such as `GitHub acme/search, run 7`. */
    publishedBy: p.text().nullable(),
    /** Named by the sender; without a repository nothing proves it, nor the pipeline. */
    commit: p.text().nullable(),
    pipeline: p.text().nullable(),
    /** The repository if GitHub or GitLab vouches for it, the commit and the pipeline. */
    repository: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** The last time when a gateway said that this shell runs. */
    usedAt: p.datetime().defaultRaw('now()'),
  },
});

export class Release extends ReleaseSchema.class {}
ReleaseSchema.setClass(Release);
