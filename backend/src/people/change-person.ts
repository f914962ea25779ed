import { ASSIGNED_SUBJECTS } from '@home-truths/contract';
import { type EntityManager, sql } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, NotFoundException } from '@nestjs/common';
import { Session } from '../accounts/sessions/session.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { unassignAll } from '../assignments/assignments.sql.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { query } from '../platform/database/query.ts';
import { NOT_PERMITTED } from '../platform/http/messages.ts';
import { type LockedPerson, lockPeople } from './people.sql.ts';

async function unassignAllFrom(em: EntityManager, administrator: number): Promise<number> {
  let count = 0;
  for (const subject of ASSIGNED_SUBJECTS)
    count += (await query(em, unassignAll(subject, administrator))).length;
  return count;
}

export interface PersonChange {
  id: number;
  /** The administrator; null for the operator in a terminal. */
  by: number | null;
}

const canAdminister = ({ isAdmin, isBlocked }: LockedPerson) => isAdmin && !isBlocked;

/** Locks a person. Checks the administrator's rights again, since they may have ended after the request began. */
async function lockPerson(em: EntityManager, { id, by }: PersonChange) {
  const locked = await query(em, lockPeople(id));
  const admins = locked.filter(canAdminister);
  if (by !== null && !admins.some(admin => admin.id === by)) throw new ForbiddenException(NOT_PERMITTED);
  const person = locked.find(each => each.id === id);
  if (!person) throw new NotFoundException('Person not found');
  if (id === by) throw new ConflictException('You can’t do this to your own account');
  const isLastAdmin = canAdminister(person) && admins.length === 1;
  return { person, isLastAdmin, otherAdmins: admins.filter(admin => admin !== person) };
}

function assertNotLast(isLastAdmin: boolean) {
  if (isLastAdmin)
    throw new ConflictException('This is the only administrator. Make someone else an administrator first.');
}

const endSessionsOf = (em: EntityManager, user: number) => em.nativeDelete(Session, { user });

export async function endSessionsOfPerson(em: EntityManager, { id, by }: PersonChange): Promise<number> {
  await lockPerson(em, { id, by });
  const ended = await endSessionsOf(em, id);
  writeAuditEntry(em, { by, action: 'end', subject: 'session', id, after: { ended } });
  return ended;
}

/** @param reason shown to the owner */
export async function blockAccount(em: EntityManager, { id, by }: PersonChange, reason: string) {
  const { person, isLastAdmin } = await lockPerson(em, { id, by });
  if (person.isBlocked) throw new ConflictException('This person is already blocked');
  assertNotLast(isLastAdmin);
  await em.nativeUpdate(User, { id }, { blockedAt: sql.now(), blockReason: reason });
  const ended = await endSessionsOf(em, id);
  writeAuditEntry(em, {
    by,
    action: 'block',
    subject: 'person',
    id,
    before: { isBlocked: false },
    after: { isBlocked: true, reason, ended },
  });
}

/** Unblocks an account and ends its sessions: one may have begun while the account was being blocked. */
export async function unblockAccount(em: EntityManager, { id, by }: PersonChange) {
  const { person } = await lockPerson(em, { id, by });
  if (!person.isBlocked) throw new ConflictException('This person isn’t blocked');
  await em.nativeUpdate(User, { id }, { blockedAt: null, blockReason: null });
  await endSessionsOf(em, id);
  writeAuditEntry(em, {
    by,
    action: 'unblock',
    subject: 'person',
    id,
    before: { isBlocked: true, reason: person.blockReason },
    after: { isBlocked: false },
  });
}

/**
 * Gives rights, and signs the person out: a session that lasts for weeks must not become an administrator’s.
 * @returns the accounts to notify
 */
export async function giveAdminRights(em: EntityManager, { id, by }: PersonChange): Promise<number[]> {
  const { person, otherAdmins } = await lockPerson(em, { id, by });
  if (person.isAdmin) throw new ConflictException('This person is already an administrator');
  if (person.isBlocked) throw new ConflictException('This person is blocked. Unblock them first.');
  if (!person.isEmailConfirmed)
    throw new ConflictException('This person hasn’t confirmed their email. Ask them to do that first.');
  await em.nativeUpdate(User, { id }, { isAdmin: true });
  await endSessionsOf(em, id);
  writeAuditEntry(em, {
    by,
    action: 'make-admin',
    subject: 'person',
    id,
    before: { isAdmin: false },
    after: { isAdmin: true },
  });
  return [id, ...otherAdmins.map(admin => admin.id)];
}

/**
 * Takes away rights and assignments. Sessions continue with a member’s rights.
 * @returns the accounts to notify
 */
export async function takeAdminRights(em: EntityManager, { id, by }: PersonChange): Promise<number[]> {
  const { person, isLastAdmin, otherAdmins } = await lockPerson(em, { id, by });
  if (!person.isAdmin) throw new ConflictException('This person isn’t an administrator');
  assertNotLast(isLastAdmin);
  await em.nativeUpdate(User, { id }, { isAdmin: false });
  const unassigned = await unassignAllFrom(em, id);
  writeAuditEntry(em, {
    by,
    action: 'unmake-admin',
    subject: 'person',
    id,
    before: { isAdmin: true },
    after: { isAdmin: false, ...(unassigned > 0 && { unassigned }) },
  });
  return [id, ...otherAdmins.map(admin => admin.id)];
}
