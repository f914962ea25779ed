import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Sections of an export, such as `reviews`, with their rows. */
export type Told = Record<string, readonly object[]>;

/** A domain that keeps something about members. */
export interface Keeper {
  /** Everything it keeps about a person. */
  tell(userId: number): Promise<Told>;
  /** Erases what must not outlive the account and does not go with its row, in the transaction that deletes it. */
  forget?(em: EntityManager, userId: number): Promise<void>;
}

/** Who keeps something about members: domains above add themselves, so that accounts need not know them. */
@Injectable()
export class PersonalData {
  private readonly keepers: Keeper[] = [];

  /** Takes a domain's word that it keeps something. */
  add(keeper: Keeper): void {
    this.keepers.push(keeper);
  }

  /** Everything anybody keeps about a person. */
  async tell(userId: number): Promise<Told> {
    const told = await Promise.all(this.keepers.map(keeper => keeper.tell(userId)));
    return Object.assign({}, ...told);
  }

  /** Erases what must not outlive an account. */
  async forget(em: EntityManager, userId: number): Promise<void> {
    for (const keeper of this.keepers) await keeper.forget?.(em, userId);
  }
}
