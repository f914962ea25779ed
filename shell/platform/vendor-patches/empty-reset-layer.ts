import type { SystemContext } from '@chakra-ui/react/styled-system';

/**
 * A Chakra system without the layer of Chakra's own reset, where that is off (`preflight: false`). It is empty then, and
 * Emotion writes it as `@layer reset` without an end, so that browsers ignore the layer after it: all global styles.
 *
 * @library @chakra-ui/react ~3.37.0
 * @library @emotion/cache ~11.14.0
 * @gain the global styles (2.2 KB), all of which browsers would ignore
 */
export function withoutEmptyResetLayer(system: SystemContext): SystemContext {
  const [, ...styles] = system._global;
  return { ...system, _global: styles };
}
