import { Button, toast } from '@home-truths/platform/ui';

interface CopyButtonProps {
  text: string;
  /** For messages: `the key`. */
  what: string;
  children: string;
}

async function copy({ text, what }: CopyButtonProps) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `You’ve copied ${what}` });
  } catch {
    toast({ title: `We couldn’t copy ${what}`, description: 'Select the text and copy it.', kind: 'error' });
  }
}

export const CopyButton = (props: CopyButtonProps) => (
  <Button look="outline" onClick={() => void copy(props)}>
    <span>{props.children}</span>
  </Button>
);
