import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secret in the fragment of a link, which is sent to no server. It is read once and removed from the URL, so that
 * it is neither in the history of the tab nor visible; a link that is opened later replaces it.
 * @returns undefined until it is read, as on the server; an empty string where there is none
 */
export function useLinkSecret(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    setSecret(known => hash.slice(1) || (known ?? ''));
    if (hash) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
  return secret;
}
