import { CALLBACK_TIMES, type PropertyDetail } from '@home-truths/platform/contract';

/** The values of the empty form. */
export const EMPTY_REQUEST = { name: '', phone: '', email: '', preferredCallbackTime: '' };

/** The request body for a property: a missing email or time is left out. */
export const toLeadBody =
  ({ id, address, suburb, state, postcode }: PropertyDetail) =>
  ({ name, phone, email, preferredCallbackTime }: typeof EMPTY_REQUEST) => {
    const body = {
      propertyId: id,
      name,
      phone,
      email: email || undefined,
      propertyAddress: `${address}, ${suburb}, ${state} ${postcode}`,
      preferredCallbackTime: CALLBACK_TIMES.find(time => time === preferredCallbackTime),
    };
    return body;
  };
