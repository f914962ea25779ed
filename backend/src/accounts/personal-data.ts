import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';

/** Rows by section, such as `reviews`. */
export type PersonalDataExport = Record<string, readonly object[]>;

export interface PersonalDataProvider {
  export(userId: number, database: Database): Promise<PersonalDataExport>;
  /** Erases, in the transaction that deletes the account, what does not cascade. */
  erase?(userId: number, em: EntityManager): Promise<unknown>;
}

/** Exports and erases what domains store about a person. They add providers, so that accounts import no domain. */
@Injectable()
export class PersonalData {
  private readonly providers: PersonalDataProvider[] = [];

  constructor(private readonly database: Database) {}

  add(provider: PersonalDataProvider): void {
    this.providers.push(provider);
  }

  async export(userId: number): Promise<PersonalDataExport> {
    const exports = await Promise.all(this.providers.map(provider => provider.export(userId, this.database)));
    return Object.assign({}, ...exports);
  }

  async erase(em: EntityManager, userId: number): Promise<void> {
    for (const provider of this.providers) await provider.erase?.(userId, em);
  }
}
