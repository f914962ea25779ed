import { Button, chakra, Flex, toast } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';

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

/** A text file with the codes, as a URL; it never leaves the browser. */
const asFile = (codes: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Home Truths recovery codes\n\n${codes.join('\n')}\n`)}`;

async function copy(codes: string[]) {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast({ title: 'Recovery codes copied' });
  } catch {
    const description = 'Select the codes and copy them, or download them.';
    toast({ title: 'We couldn’t copy the codes', description, kind: 'error' });
  }
}

/** The recovery codes, shown once, to copy or download. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <>
    <List aria-label="Recovery codes">
      {codes.map(code => (
        <li key={code}>
          <span translate="no">{code}</span>
        </li>
      ))}
    </List>
    <Flex mt="3" gap="3" wrap="wrap">
      <Button look="outline" onClick={() => void copy(codes)}>
        Copy
      </Button>
      <Button look="outline" asChild>
        <a href={asFile(codes)} download="home-truths-recovery-codes.txt">
          <Download size={18} aria-hidden /> Download
        </a>
      </Button>
    </Flex>
  </>
);
