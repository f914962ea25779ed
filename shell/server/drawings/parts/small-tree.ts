import { BARK, INK, LEAVES } from '../palette.ts';
import { d, dot, dots, fill, oval, rect, times } from '../svg.ts';
import { crown, fan, limb, plant } from './plant.ts';

/** A cypress, slender as a pencil. */
export const cypress = plant(random => {
  const [dark, light] = random.pick(LEAVES.deep);
  return (
    limb(BARK, 4, 'M0 0v-9') +
    fill(dark, 'M0-100C13-60 17-20 6.5-5h-13C-17-20-13-60 0-100z') +
    limb(light, 2.6, 'M0-90Q-9-45-6-18')
  );
});

/** A banksia: crooked, dark, with upright candles. */
export const banksia = plant(random => {
  const [dark, light] = random.pick(LEAVES.gum);
  const candle = random.pick(['#D9A441', '#C9803F', '#D8B75A']);
  return (
    limb('#6D6258', 5.5, 'M0 0q-7-25 3-45M1-30q-10-8-20-22') +
    fill(dark, oval(-20, -56, 22, 16) + oval(16, -62, 26, 20)) +
    fill(light, oval(-1, -76, 22, 17)) +
    limb(candle, 6, 'M-24-62v-9M2-86v-9M22-66v-9M-6-60v-9')
  );
});

/** A bottlebrush with red brushes. */
export const bottlebrush = plant(random => {
  const leaves = random.pick(LEAVES.gum);
  const brushes = times(
    6,
    () => d`M${random.between(-30, 30)} ${random.between(-86, -48)}l${random.between(-3, 3)} 10`,
  );
  return limb('#75695F', 4.5, 'M0 0v-50') + crown(leaves, -69, 37, 31) + limb('#B8402E', 5, brushes);
});

/** A lemon tree, small and round. */
export const lemonTree = plant(random => {
  const leaves = random.pick(LEAVES.deep);
  const fruit = times(6, () => dot(random.between(-26, 26), random.between(-85, -45)));
  return limb(BARK, 5, 'M0 0v-50') + crown(leaves, -65, 36, 35) + dots('#E9C646', 8, fruit);
});

/** A grass tree: a black foot, a skirt and a spear. */
export const grassTree = plant(
  () =>
    rect(INK, -5, -40, 10, 40) + limb('#7B8F63', 3, fan(5, -36, 44, 18)) + limb('#8A7350', 4.5, 'M0-50v-50'),
);
