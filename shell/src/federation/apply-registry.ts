import * as z from 'zod/mini';
import { type Boot, REGISTRY_PATH } from '../boot.ts';
import { isRunning } from './container.ts';

export const TraitsSchema = z.object({
  height: z.string(),
  failure: z.enum(['section', 'silent']),
  what: z.string(),
  audience: z.optional(z.literal('members')),
});

const RegistrySchema = z.object({
  remotes: z.array(
    z.object({
      name: z.string().check(z.regex(/^[a-z_]+$/)),
      version: z.string(),
      team: z.optional(z.string()),
      // a path on our own origin
      base: z.string().check(z.regex(/^\/[^/\\]/)),
      exposes: z.record(z.string(), z.array(z.string())),
      integrity: z.record(z.string(), z.string()),
    }),
  ),
  disabled: z.record(z.string(), z.string()),
  slots: z.record(z.string(), z.string()),
  paths: z.record(z.string(), z.array(z.string())),
  traits: z.record(z.string(), TraitsSchema),
});

/**
 * Updates `boot`. Running remotes keep their releases, because two releases of one remote must never mix.
 * @throws without changes if the gateway sends no registry
 */
export async function applyRegistry(boot: Boot) {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
  const { remotes, disabled, slots, paths, traits } = RegistrySchema.parse(await response.json());
  const running = boot.remotes.filter(({ name }) => isRunning(name));
  const notRunning = remotes.filter(({ name }) => !isRunning(name));
  Object.assign(boot, { remotes: [...running, ...notRunning], disabled, slots, paths, traits });
}
