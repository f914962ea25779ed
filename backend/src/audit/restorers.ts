import { Injectable } from '@nestjs/common';

/** The fields of a record that an administrator may write. */
type Values = Record<string, unknown>;

/** Who restores a record, and the audit entry whose values from before it gets. */
interface Restoring {
  by: number;
  entry: number;
}

/** A domain whose records can be given the values from before an audit entry. Each method is one transaction. */
export interface Restorer {
  /** What an entry would hold of a record as it is now; undefined for one that is gone or deleted. */
  read(id: number): Promise<{ values: Values; version?: number | undefined } | undefined>;
  /**
   * Gives a record values that it had; those it no longer takes are refused.
   * @param version as `read` returned it
   */
  write(id: number, values: Values, version: number | undefined, restoring: Restoring): Promise<unknown>;
  /** Takes back a deletion. */
  undelete?(id: number, restoring: Restoring): Promise<unknown>;
}

/** Domains register themselves, so that the audit need not depend on them. */
@Injectable()
export class Restorers {
  private readonly restorers = new Map<string, Restorer>();
  private readonly actions = new Map<string, (restoring: Restoring) => Promise<unknown>>();

  /** Adds the restorer of the records that the audit names so. */
  add(subject: string, restorer: Restorer): void {
    this.restorers.set(subject, restorer);
  }

  /** Adds what takes back an action on several records, which is one transaction with an entry about its record. */
  addAction(action: string, undo: (restoring: Restoring) => Promise<unknown>): void {
    this.actions.set(action, undo);
  }

  /** What takes back an action on several records. */
  ofAction(action: string) {
    return this.actions.get(action);
  }

  /** The restorer of a kind of record. */
  of(subject: string): Restorer | undefined {
    return this.restorers.get(subject);
  }
}
