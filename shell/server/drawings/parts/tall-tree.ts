import { BARK, LEAVES } from '../palette.ts';
import { d, fill, oval, times } from '../svg.ts';
import { crown, limb, plant } from './plant.ts';

/** A gum: pale leaning limbs and loose clumps of leaves. */
export const gum = plant(random => {
  const [dark, light] = random.pick(LEAVES.gum);
  const bark = random.pick(['#D6CABA', '#C4B5A3', '#A8998A']);
  const lean = random.between(0, 9);
  return (
    limb(bark, 4.5, d`M0 0Q${-lean} -40 ${lean} -72`) +
    limb(bark, 2.6, 'M0-42Q-10-52-20-64M0-42Q10-48 20-60') +
    fill(dark, oval(-20, -64, 20, 13) + oval(21, -60, 19, 12) + oval(lean, -79, 27, 20)) +
    fill(light, oval(lean - 7, -85, 15, 10) + oval(-24, -67, 10, 6) + oval(17, -64, 10, 5.5))
  );
});

/** A plane or an oak of the street, with a full round crown. */
export const plane = plant(random => {
  const leaves = random.pick(LEAVES[random.chance(0.1) ? 'autumn' : 'deep']);
  return limb(BARK, 5, 'M0 0Q2-30 0-60') + crown(leaves, -70, 31, 30);
});

/** A jacaranda in flower, wide and low, with fallen petals. */
export const jacaranda = plant(random => {
  const leaves = random.pick(LEAVES.jacaranda);
  return (
    fill(leaves[1], oval(0, 0, 26, 2.4), 'opacity=".7"') +
    limb('#75695F', 4.5, 'M0 0V-34Q0-50-24-58M0-34Q0-50 24-56') +
    crown(leaves, -72, 43, 28)
  );
});

/** A palm with a ring of drooping fronds. */
export const palm = plant(random => {
  const [dark, light] = random.pick(LEAVES.deep);
  const lean = random.between(0, 6);
  const frond = ([dx, dy]: readonly [number, number]): string =>
    d`M${lean} -84q${dx / 2} ${dy - 21} ${dx} ${dy}q${dx * -0.3} -10 ${-dx} ${-dy}z`;
  return (
    limb('#A08B72', 4, d`M0 0Q${lean * -0.4} -50 ${lean} -84`) +
    fill(light, BACK_FRONDS.map(frond).join('')) +
    fill(dark, FRONT_FRONDS.map(frond).join(''))
  );
});

/** How far the tips of the fronds are from the top of the trunk. */
const BACK_FRONDS = [
  [-28, 1],
  [28, 1],
  [-15, -12],
  [15, -12],
] as const;
const FRONT_FRONDS = [
  [-25, 17],
  [25, 17],
  [-13, 24],
  [14, 24],
  [2, -16],
] as const;

/** A Norfolk pine, tier above tier. */
export const norfolkPine = plant(random => {
  const tiers = times(8, index => {
    const half = 6 + index * 2.2;
    const y = index * 10 - 92;
    const under = d`Q${half * -0.4} ${y + 5} 0 ${y + 4}Q${half * 0.4} ${y + 5} ${half} ${y}`;
    const over = d`Q${half * 0.3} ${y} 0 ${y - 9}Q${half * -0.3} ${y} ${-half} ${y}z`;
    return d`M${-half} ${y}` + under + over;
  });
  return limb('#75695F', 2.6, 'M0 0V-90') + fill(random.pick(LEAVES.deep)[0], tiers);
});
