import { KERB, LAWN, PATH, ROAD } from '../palette.ts';
import { bars, rect } from '../svg.ts';

/** Lawn, footpath, kerb and road across a width. */
export function ground(width: number, lawn = LAWN): string {
  return (
    rect(lawn, 0, 275, width, 9) +
    rect(PATH, 0, 283, width, 11) +
    bars('#000', [34, 283, width - 34, 11], 1, 47, 'opacity=".08"') +
    rect(KERB, 0, 293, width, 3) +
    rect(ROAD, 0, 296, width, 24) +
    bars('#fff', [10, 310, width - 10, 2], 26, 34, 'opacity=".45"')
  );
}
