import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';
import { type Piece, parseInline } from './parse-inline.ts';

const look = {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationColor: 'brand.muted',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    overflowWrap: 'anywhere',
    _hover: { textDecorationColor: 'currentcolor' },
  },
} as const;

const InternalLink = chakra(Link, look);
/** A link to another site. */
export const ExternalLink = chakra('a', look);

function Marked({ piece }: { piece: Piece }) {
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>;
  if (piece.kind !== 'link')
    return <span translate={piece.kind === 'brand' ? 'no' : undefined}>{piece.text}</span>;
  if (piece.to.startsWith('/')) return <InternalLink to={piece.to}>{piece.text}</InternalLink>;
  return (
    <ExternalLink href={piece.to} rel="external noopener">
      {piece.text}
    </ExternalLink>
  );
}

/** Inline text with strong text and links. */
export const Inline = ({ text }: { text: string }) =>
  parseInline(text).map(piece => <Marked key={piece.at} piece={piece} />);
