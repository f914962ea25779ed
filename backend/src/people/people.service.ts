import type {
  AdminPerson,
  listPeople,
  Page,
  ParsedInput,
  PersonRow,
  SessionUser,
} from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { CredentialsService } from '../accounts/sign-in/credentials.service.ts';
import { User } from '../accounts/user.entity.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { adminPageOf } from '../platform/database/page-of.ts';
import { query } from '../platform/database/query.ts';
import type { Person } from '../platform/http/person.ts';
import { MailService } from '../platform/mail/mail.service.ts';
import {
  ADMINISTRATOR_MAIL_KIND,
  type AdministratorMailData,
  administratorMail,
} from './administrator-mail.ts';
import {
  blockAccount,
  endSessionsOfPerson,
  giveAdminRights,
  type PersonChange,
  takeAdminRights,
  unblockAccount,
} from './change-person.ts';
import { accountPattern, estimateMatches, lockPeople, people, person } from './people.sql.ts';

/** The hash of no session, so that no listed session is marked as the caller’s own. */
const NO_SESSION = Buffer.alloc(0);

interface RightsChange {
  isAdmin: boolean;
  user: SessionUser;
  password: string;
  caller: Person;
}

/** Lists and changes accounts for administrators; a change and its audit entry are one transaction. */
@Injectable()
export class PeopleService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly credentials: CredentialsService,
    private readonly mail: MailService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async list({ q, ...filters }: ParsedInput<typeof listPeople>['query']): Promise<Page<PersonRow[]>> {
    if (!q) return this.page(people(filters));
    const pattern = accountPattern(q);
    if (pattern === undefined) return { rows: [], total: '0' };
    const [sample] = await this.database.rows(estimateMatches(pattern));
    return this.page(people({ ...filters, pattern, estimated: sample?.estimates[0] }));
  }

  /** Reads an account and records in the audit that the administrator saw it. */
  async readRecorded(id: number, by: number): Promise<AdminPerson> {
    const person = await this.read(id);
    const em = this.em.fork();
    writeAuditEntry(em, { by, action: 'look', subject: 'person', id });
    await em.flush();
    return person;
  }

  endSessions(change: PersonChange): Promise<AdminPerson> {
    return this.change(change.id, em => endSessionsOfPerson(em, change));
  }

  block(change: PersonChange, reason: string): Promise<AdminPerson> {
    return this.change(change.id, em => blockAccount(em, change, reason));
  }

  unblock(change: PersonChange): Promise<AdminPerson> {
    return this.change(change.id, em => unblockAccount(em, change));
  }

  async setAdministrator(id: number, change: RightsChange): Promise<AdminPerson> {
    const { isAdmin, user, password, caller } = change;
    const confirmed = await this.credentials.confirm(user, password, caller);
    const setRights = isAdmin ? giveAdminRights : takeAdminRights;
    const changeAndNotify = async (em: EntityManager) => {
      for (const to of await setRights(em, { id, by: user.id }))
        await this.mail.enqueue(ADMINISTRATOR_MAIL_KIND, { to, personId: id, isAdmin }, em);
    };
    // locks in the order of ids, before the caller's own account, to prevent deadlocks
    await confirmed.write(changeAndNotify, em => query(em, lockPeople(id)));
    return this.read(id);
  }

  onModuleInit() {
    this.mail.registerWriter<AdministratorMailData>(ADMINISTRATOR_MAIL_KIND, async about => {
      const { to, personId, isAdmin } = about;
      const accounts = await this.em.fork().find(User, { id: { $in: [to, personId] } });
      const [recipient, person] = [to, personId].map(id => accounts.find(account => account.id === id));
      if (!recipient || !person) return null;
      return administratorMail({
        email: recipient.email,
        isOwn: recipient === person,
        username: person.username,
        isAdmin,
        publicUrl: this.environment.PUBLIC_URL,
      });
    });
  }

  private async page(query: ReturnType<typeof people>) {
    return adminPageOf(await this.database.rows(query));
  }

  private async change(id: number, work: (em: EntityManager) => Promise<unknown>): Promise<AdminPerson> {
    await this.em.transactional(work);
    return this.read(id);
  }

  private async read(id: number): Promise<AdminPerson> {
    const [[account], sessions] = await Promise.all([
      this.database.rows(person(id)),
      this.sessions.list(id, NO_SESSION),
    ]);
    if (!account) throw new NotFoundException('Person not found');
    return { ...account, sessions };
  }
}
