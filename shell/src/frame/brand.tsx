import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1.3rem',
    letterSpacing: '-0.02em',
    borderRadius: 'control',
  },
});

/** The house with the underlined truth. */
const Mark = () => (
  <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
    <rect width="36" height="36" rx="9" fill="#0E2E3B" stroke="#35525E" strokeWidth="1" />
    <path d="M18 8 7.5 16.5h2.6V26h15.8v-9.5h2.6z" fill="#fff" />
    <rect x="13" y="20" width="10" height="3.4" rx="1" fill="#FFD54A" />
  </svg>
);

/** The name of the site, a link home. */
export const Brand = () => (
  <Home to="/">
    <Mark />
    Home Truths
  </Home>
);
