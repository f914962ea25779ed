import type { Writable } from 'node:stream';

export const ROTATION_BYTES: number;
export function boundedLog(file: string): Writable;
