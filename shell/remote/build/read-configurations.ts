import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';

export async function readConfigurations(dir: string) {
  const { href } = pathToFileURL(path.join(dir, 'rspack.config.ts'));
  const { default: configurations } = (await import(href)) as { default: Configuration[] };
  return configurations;
}
