export { type Configuration, type MultiStats, rspack } from '@rspack/core';
export { writeIntegrityManifest } from '../integrity.ts';
export { liveBuilds } from './live.ts';
