import { addressKey } from './address-tokens.ts';

const capitalise = (token: string) => token.replace(/^\p{L}|(?<=\d)\p{L}/gu, letter => letter.toUpperCase());

/**
 * Returns the base address as it was typed: `12 Smith Street` in `Unit 5, 12 Smith Street`.
 * @param base its canonical spelling, `12 smith st`
 */
export function buildingAddress(line: string, base: string): string {
  const boundaries = [...line.matchAll(/(?<=[\s,/]|^)(?=[^\s,/])|(?<=[^\s,/])(?=[\s,/]|$)/g)].map(
    ({ index }) => index,
  );
  const parts = [
    ...boundaries.map(start => line.slice(start)),
    ...boundaries.toReversed().map(end => line.slice(0, end)),
  ];
  const found = parts.find(part => addressKey(part) === base);
  return found?.replace(/^[\s,/]+|[\s,.;/]+$/g, '') ?? base.split(' ').map(capitalise).join(' ');
}
