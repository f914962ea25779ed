const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * @returns the number as `51 824 753 556`, or undefined if its check digits are wrong, see
 * https://abr.business.gov.au/Help/AbnFormat
 */
export function formatAbn(typed: string): string | undefined {
  const digits = typed.replaceAll(' ', '');
  if (!/^[1-9]\d{10}$/.test(digits)) return undefined;
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index ? 0 : 1)),
    0,
  );
  return sum % 89 === 0 ? digits.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4') : undefined;
}
