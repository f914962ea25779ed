import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { toast } from '../toast.ts';

interface ShareOptions {
  title: string;
  path: string;
  about?: string | undefined;
  /** Returns a text to share with the URL. */
  message?: ((url: string) => string) | undefined;
}

/** Opens the share sheet, or copies if there is none. */
async function share({ title, path, about, message }: ShareOptions) {
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

type ShareButtonProps = ShareOptions & Omit<ComponentProps<typeof Button>, keyof ShareOptions | 'onClick'>;

export const ShareButton = ({
  path,
  title,
  about,
  message,
  children = 'Share',
  ...buttonProps
}: ShareButtonProps) => (
  <Button
    look="outline"
    css={{ '@media (scripting: none)': { display: 'none' } }}
    {...buttonProps}
    onClick={() => void share({ title, path, about, message })}
  >
    {children}
  </Button>
);
