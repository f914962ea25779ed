import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

/** Sections of an export, such as `reviews`, with their rows. */
export type PersonalDataExport = Record<string, readonly object[]>;

/** A domain that stores something about members. */
export interface PersonalDataProvider {
  /** Everything it stores about a person. */
  export(userId: number, database: Database): Promise<PersonalDataExport>;
  /** Erases what must not outlive the account and is not deleted with its row, in the transaction that deletes it. */
  erase?(userId: number, em: EntityManager): Promise<unknown>;
}

/**
 * The domains that store something about members: they register themselves, so that accounts need not depend on them.
 */
@Injectable()
export class PersonalData {
  private readonly providers: PersonalDataProvider[] = [];

  constructor(private readonly database: Database) {}

  /** Adds the provider of a domain. */
  add(provider: PersonalDataProvider): void {
    this.providers.push(provider);
  }

  /** Everything any domain stores about a person. */
  async export(userId: number): Promise<PersonalDataExport> {
    const exports = await Promise.all(this.providers.map(provider => provider.export(userId, this.database)));
    return Object.assign({}, ...exports);
  }

  /** Erases what must not outlive an account. */
  async erase(em: EntityManager, userId: number): Promise<void> {
    for (const provider of this.providers) await provider.erase?.(userId, em);
  }
}
