import { chakra, Text } from '@home-truths/platform/ui';
import { Picture } from '@home-truths/platform/ui/property';
import { useId } from 'react';

const Strip = chakra('div', {
  base: {
    px: { base: '4', md: '3' },
    py: '3',
    _print: { display: 'none' },
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 5rem)', gap: '1', mt: '1.5' },
    '& a': { display: 'block', pos: 'relative', h: '3.75rem', overflow: 'hidden', borderRadius: 'tag' },
  },
});

interface PhotoStripProps {
  title: string;
  photos: { url: string; description?: string }[];
}

export function PhotoStrip({ title, photos }: PhotoStripProps) {
  const id = useId();
  if (photos.length === 0) return null;
  return (
    <Strip>
      <Text id={id} textStyle="meta" color="fg.muted">
        {title}
      </Text>
      <ul aria-labelledby={id}>
        {photos.map(({ url, description }, index) => (
          <li key={url}>
            <a href={url}>
              <Picture src={url} alt={description || `Photo ${index + 1} of ${photos.length}`} />
            </a>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
