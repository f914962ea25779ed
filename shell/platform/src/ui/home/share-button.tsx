import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { toast } from '../toast.ts';

/** Opens the system's share sheet with a link; where there is none, copies it. */
async function share(title: string, path: string) {
  const url = new URL(path, window.location.href).href;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', kind: 'success' });
  } catch (error) {
    if ((error as Error).name === 'AbortError') return;
    toast({ title: 'We couldn’t share the link', description: url, kind: 'error' });
  }
}

interface ShareButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'title'> {
  /** What is shared, as a path or an anchor of the page. */
  path: string;
  title: string;
}

/** Shares a page or a part of it. */
export const ShareButton = ({ path, title, children = 'Share', ...look }: ShareButtonProps) => (
  <Button
    look="outline"
    css={{ '@media (scripting: none)': { display: 'none' } }}
    {...look}
    onClick={() => void share(title, path)}
  >
    {children}
  </Button>
);
