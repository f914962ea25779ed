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
    createdAt: p.datetime().defaultRaw('now()'),
    /** The last time when a gateway said that this shell runs. */
    usedAt: p.datetime().defaultRaw('now()'),
  },
});

export class Release extends ReleaseSchema.class {}
ReleaseSchema.setClass(Release);
