import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '2', lg: '2.5' },
    minH: '11',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: { base: '1.15rem', lg: '1.3rem' },
    lineHeight: '1.1',
    letterSpacing: '-0.02em',
    borderRadius: 'control',
    '& > svg': { flexShrink: '0' },
  },
});

const Logo = () => (
  <svg width="36" height="36" viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="15" fill="#0E2E3B" stroke="#35525E" strokeWidth="1.5" />
    <path fill="#fff" stroke="#fff" strokeWidth="3" strokeLinejoin="round" d="M32 13 15.5 26.5V44h33V26.5z" />
    <path fill="#0E2E3B" d="M27 44V33.5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2V44z" />
    <path
      fill="#FFD54A"
      d="M12.4 45.2a2 2 0 0 1 1.9-2.1l35.8-1.2a2 2 0 0 1 2.1 2l-.2 5.4a2 2 0 0 1-1.9 1.9l-35.9 1.3a2 2 0 0 1-2-2.1z"
    />
  </svg>
);

export const Brand = () => (
  <HomeLink to="/">
    <Logo />
    <span translate="no">Home Truths</span>
  </HomeLink>
);
