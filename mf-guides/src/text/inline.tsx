import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';

type InlineToken =
  | { kind: 'plain' | 'strong' | 'brand'; offset: number; text: string }
  | { kind: 'link'; offset: number; text: string; to: string };

/** `**strong**`, `[link](url)` to https or a path, or the site's name, which is not translated. */
const MARKUP_PATTERN = /\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]*)\)|(Home Truths)/g;

function tokenOf([, strong, linkText = '', to = '', brand]: RegExpMatchArray, offset: number): InlineToken {
  if (brand) return { kind: 'brand', offset, text: brand };
  return strong === undefined
    ? { kind: 'link', offset, text: linkText, to }
    : { kind: 'strong', offset, text: strong };
}

export function parseInline(text: string): InlineToken[] {
  const tokens: InlineToken[] = [];
  let end = 0;
  const plainUntil = (to: number) => {
    if (to > end) tokens.push({ kind: 'plain', offset: end, text: text.slice(end, to) });
  };
  for (const match of text.matchAll(MARKUP_PATTERN)) {
    plainUntil(match.index);
    tokens.push(tokenOf(match, match.index));
    end = match.index + match[0].length;
  }
  plainUntil(text.length);
  return tokens;
}

const look = {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationColor: 'brand.muted',
    textDecorationThickness: '2px',
    borderRadius: '2px',
    overflowWrap: 'anywhere',
    _hover: { textDecorationColor: 'currentcolor' },
  },
} as const;

const InternalLink = chakra(Link, look);
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

export const Inline = ({ text }: { text: string }) =>
  parseInline(text).map(token => <TokenView key={token.offset} token={token} />);
