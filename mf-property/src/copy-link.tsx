import { Button, toast } from '@home-truths/platform/ui';

async function copy(path: string) {
  const url = new URL(path, window.location.href).href;
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', kind: 'success' });
  } catch {
    toast({ title: 'We couldn’t copy the link', description: url, kind: 'error' });
  }
}

export const CopyLink = ({ path }: { path: string }) => (
  <Button
    look="outline"
    css={{ '@media (scripting: none)': { display: 'none' } }}
    onClick={() => void copy(path)}
  >
    Copy link
  </Button>
);
