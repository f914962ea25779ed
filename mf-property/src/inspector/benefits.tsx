import { chakra } from '@home-truths/platform/ui';
import { ShieldCheck } from '@home-truths/platform/ui/icons';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(8rem, 1fr))', sm: 'repeat(4, auto)' },
    justifyContent: { sm: 'space-between' },
    gap: '2',
    m: '0',
    px: '4',
    py: '3',
    listStyle: 'none',
    bg: 'bg.muted',
    borderRadius: 'control',
    fontWeight: '500',
    textStyle: 'meta',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& svg': { flexShrink: '0', color: 'brand.fg' },
  },
});

const PROMISES = ['Licensed', 'Free quote', 'Trusted', 'No obligation'];

/** What a person can count on. */
export const Benefits = () => (
  <List aria-label="What you can count on">
    {PROMISES.map(promise => (
      <li key={promise}>
        <ShieldCheck size={16} aria-hidden /> <span>{promise}</span>
      </li>
    ))}
  </List>
);
