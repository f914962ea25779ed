import { LEAVES } from '../palette.ts';
import { dot, dots, fill, oval, times } from '../svg.ts';
import { fan, limb, plant } from './plant.ts';

/** A round shrub. */
export const shrub = plant(random => {
  const [dark, light] = random.pick(random.chance(0.5) ? LEAVES.deep : LEAVES.gum);
  return fill(dark, 'M-66 0q-11-90 66-100q77 10 66 100z') + fill(light, oval(-14, -62, 30, 20));
});

/** A tuft of strappy leaves with agapanthus flowers. */
export const agapanthus = plant(random => {
  const green = random.pick(LEAVES.gum)[1];
  const flowers = random.pick(['#7D7BC0', '#8F8ACB', '#F4F2F8']);
  return (
    limb(green, 9, `${fan(4, 0, 76, 56)}M-12 0l-10-100M12 0l16-112`) +
    dots(flowers, 42, dot(-23, -104) + dot(29, -116))
  );
});

/** A bed of small flowers. */
export const flowers = plant(random => {
  const colour = random.pick(['#D9806A', '#E9C646', '#E7E1EC', '#C15B6E', '#9C8CC0']);
  const heads = times(7, index => dot(index * 32 - 96, random.between(-95, -45)));
  return fill(random.pick(LEAVES.deep)[0], 'M-122 0q16-92 122-84q106-8 122 84z') + dots(colour, 27, heads);
});

/** A clipped box. */
export const topiary = plant(random => {
  const [dark, light] = random.pick(LEAVES.deep);
  return fill(dark, 'M-58 0v-72q0-26 26-26h64q26 0 26 26v72z') + fill(light, 'M-40-78h44v15h-44z');
});
