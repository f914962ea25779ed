const UNIT_PATTERN =
  /^\s*(?:(?:unit|apartment|apt|flat|studio|suite|villa|townhouse|u)\b\.?\s*\S|(?:unit|apartment|apt|flat|u)\d|\d+[a-z]?\s*\/)/i;

/** Whether an address begins with a unit, as in `Unit 5, 12 Smith St` or `5/12 Smith St` (decision 128). */
export const beginsWithUnit = (address: string) => UNIT_PATTERN.test(address);
