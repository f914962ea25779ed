import type { Form } from '../look.ts';
import { beachHouse } from './house/beach-house.ts';
import { brickVeneer } from './house/brick-veneer.ts';
import { bungalow } from './house/bungalow.ts';
import { doubleFronted } from './house/double-fronted.ts';
import { federation } from './house/federation.ts';
import { modern } from './house/modern.ts';
import { queenslander } from './house/queenslander.ts';
import { twoStorey } from './house/two-storey.ts';
import { cottageAndBlock } from './street-corner/cottage-and-block.ts';
import { shopAndHome } from './street-corner/shop-and-home.ts';
import { laneway } from './studio/laneway.ts';
import { sawtooth } from './studio/sawtooth.ts';
import { slimBlock } from './studio/slim-block.ts';
import { warehouse } from './studio/warehouse.ts';
import { italianate } from './terrace/italianate.ts';
import { newRow } from './terrace/new-row.ts';
import { paddington } from './terrace/paddington.ts';
import { workersRow } from './terrace/workers-row.ts';
import { balconyTower } from './tower/balcony-tower.ts';
import { bandedTower } from './tower/banded-tower.ts';
import { finnedTower } from './tower/finned-tower.ts';
import { framedTower } from './tower/framed-tower.ts';
import { twinTower } from './tower/twin-tower.ts';
import { carportUnits } from './villa/carport-units.ts';
import { court } from './villa/court.ts';
import { duplex } from './villa/duplex.ts';
import { pair } from './villa/pair.ts';
import { decoBlock } from './walk-up/deco-block.ts';
import { galleryBlock } from './walk-up/gallery-block.ts';
import { sixPack } from './walk-up/six-pack.ts';
import { stairBlock } from './walk-up/stair-block.ts';

const DEFAULT: readonly Form[] = [cottageAndBlock, shopAndHome];

const FORMS: ReadonlyMap<string, readonly Form[]> = new Map([
  ['house', [federation, modern, queenslander, bungalow, twoStorey, doubleFronted, brickVeneer, beachHouse]],
  [
    'apartment',
    [
      balconyTower,
      stairBlock,
      bandedTower,
      sixPack,
      finnedTower,
      decoBlock,
      twinTower,
      galleryBlock,
      framedTower,
    ],
  ],
  ['townhouse', [italianate, newRow, workersRow, paddington]],
  ['unit', [pair, court, carportUnits, duplex]],
  ['studio', [sawtooth, slimBlock, warehouse, laneway]],
]);

/** A known type of home in lower case, or `default`. */
export function kindOf(type: string): string {
  const kind = type.toLowerCase();
  return FORMS.has(kind) ? kind : 'default';
}

/** The ways of building a kind of home. */
export function formsOf(kind: string): readonly Form[] {
  return FORMS.get(kind) ?? DEFAULT;
}
