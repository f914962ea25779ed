import { Button, chakra, Flex } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';
import { CopyButton } from './copy-button.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, max-content)' },
    columnGap: '8',
    rowGap: '1',
    p: '4',
    bg: 'bg.subtle',
    borderRadius: 'control',
    fontFamily: 'mono',
    fontSize: { base: '0.86rem', sm: '1rem' },
  },
});

/** Returns a text file as a data URL, which never leaves the browser. */
const asFile = (codes: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Home Truths recovery codes\n\n${codes.join('\n')}\n`)}`;

export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <>
    <List aria-label="Recovery codes">
      {codes.map(code => (
        <li key={code}>
          <span translate="no">{code}</span>
        </li>
      ))}
    </List>
    <Flex mt="3" gap="3" wrap="wrap" _print={{ display: 'none' }}>
      <Button look="outline" asChild>
        <a href={asFile(codes)} download="home-truths-recovery-codes.txt">
          <Download size={18} aria-hidden /> Download
        </a>
      </Button>
      <CopyButton text={codes.join('\n')} what="the recovery codes">
        Copy
      </CopyButton>
      <Button look="outline" onClick={() => window.print()}>
        Print
      </Button>
    </Flex>
  </>
);
