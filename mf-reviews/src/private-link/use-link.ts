import { useLocation, useNavigate } from '@home-truths/platform/router';
import { useEffect, useState } from 'react';
import { type Link, readLink } from './link.ts';

/** What the address said: nothing was read yet, there is no link, or one that cannot be right. */
export type GivenLink = Link | 'unread' | 'none' | 'wrong';

/**
 * Reads a private link out of the address and takes it out there, so that it stays in no history and is shown to nobody.
 * The server never gets to see it.
 */
export function useLink(): GivenLink {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<GivenLink>('unread');
  useEffect(() => {
    if (!hash) return setLink(earlier => (earlier === 'unread' ? 'none' : earlier));
    setLink(readLink(hash) ?? 'wrong');
    void navigate('.', { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
  return link;
}
