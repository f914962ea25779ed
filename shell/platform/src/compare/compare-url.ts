export const compareUrl = (ids: readonly number[]) => `/compare?homes=${ids.join()}`;

export const compareText = (count: number) => `Compare ${count} properties`;
