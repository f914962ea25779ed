import type { PersonRow } from '@home-truths/platform/contract';
import { LockKeyhole, ShieldCheck } from '@home-truths/platform/ui/icons';
import { Badge } from '../console/badge.tsx';

export const PersonBadges = ({ person }: { person: PersonRow }) => (
  <>
    {person.isAdmin && (
      <Badge colour="blue">
        <ShieldCheck size={14} /> Administrator
      </Badge>
    )}
    {person.isBlocked && (
      <Badge colour="red">
        <LockKeyhole size={14} /> Blocked
      </Badge>
    )}
    {!person.isEmailConfirmed && <Badge>Email not confirmed</Badge>}
  </>
);

export const fullNameOf = ({ firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
