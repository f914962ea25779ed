import { joined, visible } from './arrange.ts';
import { readShapes } from './shape.ts';
import { writeShape } from './write.ts';

/**
 * The same picture of a size in fewer and shorter elements: what is hidden is left out, what is painted alike is one
 * path wherever the order of painting allows it, groups become places, and what is larger stands at whole units.
 */
export function pack(content: string, width: number, height: number): string {
  return joined(visible(readShapes(content), width, height))
    .map(writeShape)
    .join('');
}
