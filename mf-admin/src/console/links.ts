import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';

/** A link to the public page of what a row is about. */
export const RecordLink = chakra(Link, {
  base: { textDecoration: 'underline', textDecorationColor: 'border.emphasized' },
});

/** A link to an email address, a telephone number or an app. */
export const ContactLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    textDecoration: 'underline',
    // a long one wraps
    maxW: 'full',
    '& > span': { minW: '0' },
  },
});

/** The URL that calls a telephone number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
