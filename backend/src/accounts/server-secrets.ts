import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { PREVIOUS_SIGNING_KEY, type SIGNING_KEY } from './server-secret.entity.ts';

/** Secrets that sign cookies, encrypt those of authenticator apps, and derive keys of private links. */
type SecretName = typeof SIGNING_KEY | 'second-factor' | 'review-link';

const insertSecret = (name: SecretName, candidate: Buffer) => sql<{ value: Buffer }>`
  with inserted as (
    insert into server_secret (name, value) values (${name}, ${candidate}) on conflict do nothing returning value
  )
  select value from inserted union all select value from server_secret where name = ${name} limit 1`;

const findPreviousSigningKey = () =>
  db.selectFrom('server_secret').select('value').where('name', '=', PREVIOUS_SIGNING_KEY);

@Injectable()
export class ServerSecrets {
  private readonly secrets = new Map<SecretName, Buffer>();
  private previousSigningKeys: Buffer[] | undefined;

  constructor(private readonly database: Database) {}

  /** Returns 32 random bytes, the same in all processes. */
  async read(name: SecretName): Promise<Buffer> {
    // the first query returns no row if another process inserts meanwhile; the second finds that row
    const secret =
      this.secrets.get(name) ?? (await this.insertOrRead(name)) ?? (await this.insertOrRead(name));
    if (!secret) throw new Error(`There is no secret ${name}`);
    this.secrets.set(name, secret);
    return secret;
  }

  /** Returns at most one key, which is read once per process. */
  async readPreviousSigningKeys(): Promise<Buffer[]> {
    this.previousSigningKeys ??= (await this.database.rows(findPreviousSigningKey())).map(
      ({ value }) => value,
    );
    return this.previousSigningKeys;
  }

  private async insertOrRead(name: SecretName) {
    const [row] = await this.database.rows(insertSecret(name, randomBytes(32)));
    return row?.value;
  }
}
