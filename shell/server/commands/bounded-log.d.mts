import type { Writable } from 'node:stream';

export const MAX_LOG_BYTES: number;
export function boundedLog(file: string): Writable;
