import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';

export const RecordLink = chakra(Link, {
  base: { textDecoration: 'underline', textDecorationColor: 'border.emphasized' },
});

export const ContactLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    textDecoration: 'underline',
    // a long address wraps
    maxW: 'full',
    '& > span': { minW: '0' },
  },
});

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
