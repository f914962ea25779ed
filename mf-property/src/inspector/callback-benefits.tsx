import { chakra } from '@home-truths/platform/ui';
import { ShieldCheck } from '@home-truths/platform/ui/icons';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(8rem, 1fr))', sm: 'repeat(4, auto)' },
    justifyContent: { sm: 'space-between' },
    gap: '2',
    px: '4',
    py: '3',
    bg: 'bg.muted',
    borderRadius: 'control',
    fontWeight: '500',
    textStyle: 'meta',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& svg': { flexShrink: '0', color: 'brand.fg' },
  },
});

const BENEFITS = ['Licensed', 'Free quote', 'Trusted', 'No obligation'];

/** The benefits of a request. */
export const CallbackBenefits = () => (
  <List aria-label="What you can count on">
    {BENEFITS.map(benefit => (
      <li key={benefit}>
        <ShieldCheck size={16} aria-hidden /> <span>{benefit}</span>
      </li>
    ))}
  </List>
);
