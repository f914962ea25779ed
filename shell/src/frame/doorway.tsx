import { sayFlash } from '@home-truths/platform/host';
import { Outlet, useLocation, useNavigate } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { ButtonLink } from '@home-truths/platform/ui';
import { useEffect } from 'react';
import { type ClosedDoor, closedDoor } from '../closed-doors.ts';
import { PageMessage } from './page-message.tsx';

/** The door that stands closed to this person here; follows the session. */
export function useClosedDoor(): ClosedDoor | undefined {
  const location = useLocation();
  const user = useSession(session => session.user);
  return closedDoor(location, user);
}

/** Says that a door is closed, and goes on to where it is opened. */
function Closed({ door }: { door: ClosedDoor }) {
  const navigate = useNavigate();
  const to = door.kind === 'told' ? door.signIn : door.to;
  const flash = door.kind === 'sent-away' ? door.flash : undefined;
  useEffect(() => {
    if (flash) sayFlash(flash);
    if (to) void navigate(to, { replace: true });
  }, [flash, to, navigate]);
  if (door.kind === 'sent-away') return null;
  return (
    <PageMessage title={door.title} text={door.text}>
      {door.signIn && <ButtonLink to={door.signIn}>Sign In</ButtonLink>}
      <ButtonLink to="/" look={door.signIn ? 'outline' : 'solid'}>
        Back to home
      </ButtonLink>
    </PageMessage>
  );
}

/** The page of an address, or the word that it is closed to this person (decision 166). */
export function Doorway() {
  const door = useClosedDoor();
  return door ? <Closed door={door} /> : <Outlet />;
}
