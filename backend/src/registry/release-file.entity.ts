import { defineEntity, p } from '@mikro-orm/core';

const ReleaseFileSchema = defineEntity({
  name: 'ReleaseFile',
  properties: {
    /** SHA-256 of the content, in hexadecimal digits. Releases share files that did not change. */
    hash: p.text().primary(),
    content: p.blob(),
  },
});

export class ReleaseFile extends ReleaseFileSchema.class {}
ReleaseFileSchema.setClass(ReleaseFile);
