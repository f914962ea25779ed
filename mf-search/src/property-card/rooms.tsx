import { chakra, VisuallyHidden } from '@home-truths/platform/ui';
import { Bath, BedDouble, Car } from '@home-truths/platform/ui/icons';

const ROOMS = [
  { key: 'bedrooms', one: 'bedroom', many: 'bedrooms', Icon: BedDouble },
  { key: 'bathrooms', one: 'bathroom', many: 'bathrooms', Icon: Bath },
  { key: 'parkingSpaces', one: 'car space', many: 'car spaces', Icon: Car },
] as const;

const List = chakra('ul', {
  base: {
    display: 'flex',
    gap: '4',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

interface RoomsProps {
  property: Record<(typeof ROOMS)[number]['key'], number | null>;
}

/** Bedrooms, bathrooms and parking, in the conventional order; unknown ones are left out. */
export function Rooms({ property }: RoomsProps) {
  const known = ROOMS.flatMap(room => {
    const count = property[room.key];
    return count === null ? [] : [{ ...room, count }];
  });
  return (
    known.length > 0 && (
      <List>
        {known.map(({ key, one, many, Icon, count }) => (
          <li key={key}>
            <Icon size={18} aria-hidden />
            <span>{count}</span>
            <VisuallyHidden>{` ${count === 1 ? one : many}`}</VisuallyHidden>
          </li>
        ))}
      </List>
    )
  );
}
