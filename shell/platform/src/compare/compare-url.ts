// Apart from the button, so that pages that only link to the comparison do not bundle it.

/** `homes` stays, because visitors have shared such URLs. */
export const compareUrl = (ids: readonly number[]) => `/compare?homes=${ids.join()}`;

export const compareText = (count: number) => `Compare ${count} properties`;
