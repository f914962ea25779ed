import { randomBytes } from 'node:crypto';
import type {
  confirmSecondFactor,
  endSecondFactor,
  ParsedInput,
  Reply,
  SecondFactor,
  SessionUser,
  startSecondFactor,
} from '@home-truths/contract';
import { EntityManager, sql } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { type SecondFactorAction, writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { ENVIRONMENT, type Environment, needsSecondFactor } from '../../environment.ts';
import { query } from '../../platform/database/query.ts';
import { InvalidInput } from '../../platform/http/errors.ts';
import type { Person } from '../../platform/http/person.ts';
import { MailService } from '../../platform/mail/mail.service.ts';
import { AccountLimits } from '../account-limits.ts';
import { SECOND_FACTOR_MAIL_KIND } from '../email/mail-templates.ts';
import { decrypt, encrypt } from '../encryption.ts';
import { ServerSecrets } from '../server-secrets.ts';
import { Session } from '../sessions/session.entity.ts';
import type { ConfirmedPassword } from '../sign-in/confirmed-password.ts';
import { CredentialsService } from '../sign-in/credentials.service.ts';
import { deleteSecondFactor } from './delete-second-factor.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { SecondFactor as SecondFactorEntity } from './second-factor.entity.ts';
import { lockSecondFactor, replaceSecret, useRecoveryCode } from './second-factor.sql.ts';
import { findStep, setUpOf, stepAt } from './totp.ts';

/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20;

export class WrongCode extends InvalidInput {
  constructor() {
    super([{ path: 'body.code', message: 'That code isn’t right, or it has been used before' }]);
  }
}

/** `session` is the hash of the session's token. */
interface CodeHolder {
  user: SessionUser;
  session: Buffer;
}

@Injectable()
export class SecondFactorService {
  constructor(
    private readonly em: EntityManager,
    private readonly credentials: CredentialsService,
    private readonly limits: AccountLimits,
    private readonly secrets: ServerSecrets,
    private readonly mail: MailService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async read(userId: number): Promise<Omit<SecondFactor, 'isChecked'>> {
    const where = { user: userId, confirmedAt: { $ne: null } };
    const app = await this.em.fork().findOne(SecondFactorEntity, where);
    return {
      isRequired: needsSecondFactor(this.environment),
      since: app?.confirmedAt?.toISOString() ?? null,
      recoveryCodes: app?.recoveryCodes.length ?? 0,
    };
  }

  /** Returns the secret and the recovery codes, which are never shown again. */
  async start({ id, email }: SessionUser): Promise<Reply<typeof startSecondFactor>> {
    const bytes = randomBytes(SECRET_BYTES);
    const recoveryCodes = makeRecoveryCodes();
    const encrypted = encrypt(await this.secrets.read('second-factor'), bytes, id);
    const hashes = recoveryCodes.map(hashRecoveryCode);
    if ((await query(this.em.fork(), replaceSecret(id, encrypted, hashes))).length === 0)
      throw new ConflictException('An authenticator app is already set up. Turn it off first');
    return { ...setUpOf(bytes, email), recoveryCodes };
  }

  /** Completes a set-up. Without the password, an attacker could set up an app in an open session. */
  async confirm(
    holder: CodeHolder,
    { password, code }: ParsedInput<typeof confirmSecondFactor>['body'],
    caller: Person,
  ): Promise<void> {
    const confirmed = await this.credentials.confirm(holder.user, password, caller);
    await this.countGuess(holder, confirmed, async em => {
      await this.useCode(em, holder.user, code, { isConfirmed: false });
      await markChecked(em, holder);
      await this.record(em, holder.user.id, 'add');
    });
  }

  check(holder: CodeHolder, code: string): Promise<void> {
    return this.countGuess(holder, undefined, async em => {
      await this.useCode(em, holder.user, code, { isConfirmed: true });
      await markChecked(em, holder);
    });
  }

  async end(
    holder: CodeHolder,
    { password, code }: ParsedInput<typeof endSecondFactor>['body'],
    caller: Person,
  ): Promise<void> {
    const confirmed = await this.credentials.confirm(holder.user, password, caller);
    await this.countGuess(holder, confirmed, async em => {
      await this.useCode(em, holder.user, code, { isConfirmed: true });
      await deleteSecondFactor(em, holder.user.id);
      await this.record(em, holder.user.id, 'delete');
    });
  }

  /** Counts a wrong code against the account, but no other failure. */
  private async countGuess(
    { user }: CodeHolder,
    confirmed: ConfirmedPassword | undefined,
    attempt: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    const refund = await this.limits.countCodeGuess(user.id);
    // `write` also locks the account, so that its password stays the confirmed one
    const work = confirmed ? confirmed.write(attempt) : this.em.transactional(attempt);
    await work.catch(async error => {
      if (!(error instanceof WrongCode)) await refund().catch(() => {});
      throw error;
    });
    await refund();
  }

  /** Uses a code up. A set-up that is not confirmed accepts only codes of the app. */
  private async useCode(
    em: EntityManager,
    { id }: SessionUser,
    code: string,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<void> {
    const [app] = await query(em, lockSecondFactor(id));
    if (app?.isConfirmed !== isConfirmed)
      throw new ConflictException(
        isConfirmed
          ? 'Set up an authenticator app first'
          : 'Start the set-up of your authenticator app again',
      );
    const secret = decrypt(await this.secrets.read('second-factor'), app.secret, id);
    const step = findStep(secret, code, stepAt(app.now), app.lastStep);
    if (step !== undefined) return useStep(em, id, step);
    const used = isConfirmed ? await query(em, useRecoveryCode(id, hashRecoveryCode(code))) : [];
    if (used.length === 0) throw new WrongCode();
    await this.record(em, id, 'recover');
  }

  private async record(em: EntityManager, userId: number, action: SecondFactorAction) {
    writeAuditEntry(em, { by: userId, action, subject: 'second-factor', id: userId });
    await em.flush();
    await this.mail.enqueue(SECOND_FACTOR_MAIL_KIND, { userId, action }, em);
  }
}

/** Uses up all codes to this step; the first one confirms the app. */
async function useStep(em: EntityManager, user: number, lastStep: number) {
  const confirmedAt = sql<Date>`coalesce(confirmed_at, now())`;
  await em.nativeUpdate(SecondFactorEntity, { user }, { lastStep, confirmedAt });
}

const markChecked = (em: EntityManager, { user, session }: CodeHolder) =>
  em.nativeUpdate(Session, { user: user.id, tokenHash: session }, { secondFactorAt: sql.now() });
