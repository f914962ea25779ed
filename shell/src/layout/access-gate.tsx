import { showFlash } from '@home-truths/platform/host';
import { MessagePage } from '@home-truths/platform/page';
import { useLocation, useNavigate } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { ButtonLink } from '@home-truths/platform/ui';
import { useEffect } from 'react';
import { type AccessDenied, accessDenied } from '../access-rules.ts';
import { PageOutlet } from './page-outlet.tsx';

export function useAccessDenied(): AccessDenied | undefined {
  const location = useLocation();
  const user = useSession(session => session.user);
  return accessDenied(location, user);
}

function Denied({ denied }: { denied: AccessDenied }) {
  const navigate = useNavigate();
  const to = denied.kind === 'message' ? denied.signIn : denied.to;
  const flash = denied.kind === 'redirect' ? denied.flash : undefined;
  useEffect(() => {
    if (flash) showFlash(flash);
    if (to) void navigate(to, { replace: true });
  }, [flash, to, navigate]);
  if (denied.kind === 'redirect') return null;
  return (
    <MessagePage title={denied.title} text={denied.text}>
      {denied.signIn !== undefined && <ButtonLink to={denied.signIn}>Sign In</ButtonLink>}
      <ButtonLink to="/" look={denied.signIn ? 'outline' : 'solid'}>
        Back to home
      </ButtonLink>
    </MessagePage>
  );
}

export function AccessGate() {
  const denied = useAccessDenied();
  return denied ? <Denied denied={denied} /> : <PageOutlet />;
}
