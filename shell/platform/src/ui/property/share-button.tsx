import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { toast } from '../toast.ts';

interface Shared {
  title: string;
  /** The page that is shared, as a path or an anchor of the page. */
  path: string;
  /** Is sent beside the link by the system's share sheet. */
  about?: string | undefined;
  /** Builds a message around the link. */
  message?: ((url: string) => string) | undefined;
}

/** Opens the system's share sheet with a link or a message; where there is none, copies it. */
async function share({ title, path, about, message }: Shared) {
  const url = new URL(path, window.location.href).href;
  const text = message?.(url);
  try {
    if (navigator.share) return await navigator.share(text ? { title, text } : { title, text: about, url });
    await navigator.clipboard.writeText(text ?? url);
    toast({ title: `${text ? 'Message' : 'Link'} copied`, kind: 'success' });
  } catch (error) {
    if ((error as Error).name === 'AbortError') return;
    toast({
      title: `We couldn’t share the ${text ? 'message' : 'link'}`,
      description: text ?? url,
      kind: 'error',
    });
  }
}

type ShareButtonProps = Shared & Omit<ComponentProps<typeof Button>, keyof Shared | 'onClick'>;

/** Shares a page, a part of it, or a message with its link. */
export const ShareButton = ({
  path,
  title,
  about,
  message,
  children = 'Share',
  ...look
}: ShareButtonProps) => (
  <Button
    look="outline"
    css={{ '@media (scripting: none)': { display: 'none' } }}
    {...look}
    onClick={() => void share({ title, path, about, message })}
  >
    {children}
  </Button>
);
