import type { Random } from '../../random.ts';

const NAMES = [
  'KYORA',
  'MERRI',
  'ALOHA',
  'TARA',
  'ELWYN',
  'WATTLE',
  'ROSLYN',
  'CORIO',
  'BRONTE',

  'LYNDON',
];

/** The name over the door of a block of flats. */
export function blockName(random: Random): string {
  return random.pick(NAMES);
}
