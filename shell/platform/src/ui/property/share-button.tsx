import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { toast } from '../toast.ts';

interface Shared {
  title: string;
  path: string;
  about?: string | undefined;
  message?: ((url: string) => string) | undefined;
}

/** Copies if there is no share sheet. */
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
