import type { Writable } from 'node:stream';

export const MOST_LOG: number;
export function boundedLog(file: string): Writable;
