import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';
import { type InlineToken, parseInline } from './parse-inline.ts';

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

function TokenView({ token }: { token: InlineToken }) {
  if (token.kind === 'strong') return <strong>{token.text}</strong>;
  if (token.kind !== 'link')
    return <span translate={token.kind === 'brand' ? 'no' : undefined}>{token.text}</span>;
  if (token.to.startsWith('/')) return <InternalLink to={token.to}>{token.text}</InternalLink>;
  return (
    <ExternalLink href={token.to} rel="external noopener">
      {token.text}
    </ExternalLink>
  );
}

/** Inline text with strong text and links. */
export const Inline = ({ text }: { text: string }) =>
  parseInline(text).map(token => <TokenView key={token.offset} token={token} />);
