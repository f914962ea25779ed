import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Removes the secret in a link's fragment from the URL and the tab's history; servers never receive it.
 * @returns undefined until it is read; empty if there is none
 */
export function useLinkSecret(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    setSecret(previous => hash.slice(1) || (previous ?? ''));
    if (hash) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
  return secret;
}
