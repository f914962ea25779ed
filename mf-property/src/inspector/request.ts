import { CALLBACK_TIMES, type PropertyDetail } from '@home-truths/platform/contract';

/** The fields of the form while nothing is in them. */
export const NO_WORDS = { name: '', phone: '', email: '', preferredCallbackTime: '' };

/** What is sent for a property: an email or a time that was not given is left out. */
export const requestFor =
  ({ id, address, suburb, state, postcode }: PropertyDetail) =>
  ({ name, phone, email, preferredCallbackTime }: typeof NO_WORDS) => {
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
