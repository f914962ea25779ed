export { type Configuration, type MultiStats, rspack } from '@rspack/core';
export { sealFiles } from '../seal.ts';
export { liveBuilds } from './live.ts';
