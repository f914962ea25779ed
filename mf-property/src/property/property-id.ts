import { readProperty } from '@home-truths/platform/contract';

/** The id in an address, or nothing where it cannot be one; the contract says what can. */
export const propertyId = (text: string | undefined) => readProperty.params?.safeParse({ id: text }).data?.id;
