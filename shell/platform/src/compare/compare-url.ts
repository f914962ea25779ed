/** The page that compares properties. */
export const compareUrl = (ids: readonly number[]) => `/compare?homes=${ids.join()}`;

/** `Compare 2 properties` */
export const compareText = (count: number) => `Compare ${count} properties`;
