/** A number as short as SVG has it, with so many digits after the point. */
export function decimal(value: number, digits = 1): string {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor || 0;
  return Number.isInteger(rounded) ? String(rounded) : String(rounded).replace(/^(-?)0\./, '$1.');
}
