import { WATTLE } from '../palette.ts';
import { createRandom } from '../random.ts';
import { isStreetNumber, letterbox } from './letterbox.ts';
import { lettering } from './lettering.ts';

test.each(['26', '26-30', '12A', '1234-36'])(
  'the street number stands in the middle of its plate: %s',
  streetNumber => {
    expect(isStreetNumber(streetNumber)).toBe(true);
    expect(letterbox(createRandom(4), 120, streetNumber)).toContain(
      lettering(120, 248, WATTLE, streetNumber),
    );
  },
);

test.each(['', '<b>', '12/3', '12345678', '１２'])('what is no street number leaves a slot: %j', text => {
  expect(isStreetNumber(text)).toBe(false);
  expect(letterbox(createRandom(4), 120, text)).toBe(letterbox(createRandom(4), 120, ''));
});
