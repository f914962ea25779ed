import { listParts } from './parts.ts';
import { drawScene, drawVariant } from './scene.ts';
import { DRAWN_TYPES, VARIANTS } from './variants.ts';

/** Returns all drawings by their file names, for the shell's build. */
export function drawAll(): Record<string, string> {
  const homes = DRAWN_TYPES.flatMap(type =>
    Array.from({ length: VARIANTS }, (_, variant) => [
      `${type}-${variant + 1}.svg`,
      drawVariant(type, variant),
    ]),
  );
  const scenes = listParts('scenes').map(name => [`${name.replace('scenes/', '')}.svg`, drawScene(name)]);
  return Object.fromEntries([...homes, ...scenes]);
}
