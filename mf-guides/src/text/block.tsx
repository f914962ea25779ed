import { Box, chakra, Heading } from '@home-truths/platform/ui';
import { Ad, CHECKLIST } from '@home-truths/platform/ui/ad';
import { ChecklistDownload } from '../checklists/checklist-download.tsx';
import type { Block } from '../guides/guide.ts';
import { Figure } from './figure.tsx';
import { Inline } from './inline.tsx';

/** Ads in texts have the placement of ads between reviews. */
const AdBreak = () => (
  <Box maxW="measure" py="2" _print={{ display: 'none' }}>
    <Ad placement="review-break" fallbackAd={CHECKLIST} />
  </Box>
);

const Paragraphs = chakra('div', { base: { maxW: 'measure', '& > p + p': { mt: '1.1em' } } });

const List = chakra('ul', {
  base: {
    maxW: 'measure',
    ps: '1.35em',
    listStyleType: 'disc',
    '& > li': { ps: '0.25em' },
    '& > li + li': { mt: '0.6em' },
    '& > li::marker': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
  variants: { ordered: { true: { listStyleType: 'decimal' } } },
});

const Steps = chakra('ol', {
  base: {
    maxW: 'measure',
    counterReset: 'step',
    '& > li': { pos: 'relative', ps: '3.75rem', counterIncrement: 'step', breakInside: 'avoid' },
    '& > li + li': { mt: '7' },
    '& > li::before': {
      content: 'counter(step)',
      pos: 'absolute',
      insetStart: '0',
      top: '0.1rem',
      display: 'grid',
      placeItems: 'center',
      w: '10',
      h: '10',
      bg: 'accent.solid',
      color: 'accent.contrast',
      borderRadius: 'control',
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: '1.15rem',
    },
  },
});

const Note = chakra('aside', {
  base: {
    maxW: 'measure',
    ps: '5',
    pe: '4',
    py: '4',
    bg: 'bg.muted',
    borderStartWidth: '4px',
    borderColor: 'brand.fg',
    borderEndRadius: 'control',
    breakInside: 'avoid',
  },
});

const paragraphsOf = (text: string) => text.split(/\n\s*\n/);

const Text = ({ text }: { text: string }) => (
  <Paragraphs>
    {paragraphsOf(text).map(paragraph => (
      <p key={paragraph}>
        <Inline text={paragraph} />
      </p>
    ))}
  </Paragraphs>
);

export function blockKey(block: Block) {
  if (block.kind === 'table' || block.kind === 'timeline') return block.caption;
  if (block.kind === 'list') return block.items[0];
  if (block.kind === 'steps') return block.items[0]?.title;
  return block.kind === 'ad' ? block.kind : block.text;
}

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Text text={block.text} />;
    case 'list':
      return (
        <List as={block.ordered ? 'ol' : 'ul'} ordered={block.ordered}>
          {block.items.map(item => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </List>
      );
    case 'steps':
      return (
        <Steps>
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <Heading as="h3" look="h3" mb="1.5">
                {title}
              </Heading>
              <Inline text={text} />
            </li>
          ))}
        </Steps>
      );
    case 'table':
      return block.byState ? <block.byState {...block} /> : <Figure block={block} />;
    case 'timeline':
      return <Figure block={block} />;
    case 'note':
      return (
        <Note>
          <Box fontWeight="700" mb="1">
            {block.title}
          </Box>
          <Text text={block.text} />
        </Note>
      );
    case 'download':
      return <ChecklistDownload {...block} />;
    case 'ad':
      return <AdBreak />;
  }
}
