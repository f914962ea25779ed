import { Injectable } from '@nestjs/common';

type Values = Record<string, unknown>;

interface Restoring {
  by: number;
  /** The audit entry that is restored. */
  entry: number;
}

/** Restores records of one kind. Each method is one transaction. */
export interface Restorer {
  /** Returns the current values as an audit entry names them. */
  read(id: number): Promise<{ values: Values; version?: number | undefined } | undefined>;
  /** @param version as returned by `read` */
  write(id: number, values: Values, version: number | undefined, restoring: Restoring): Promise<unknown>;
  undelete?(id: number, restoring: Restoring): Promise<unknown>;
}

/** Domains add their restorers, so that the audit does not import domains. */
@Injectable()
export class Restorers {
  private readonly restorers = new Map<string, Restorer>();
  private readonly actions = new Map<string, (restoring: Restoring) => Promise<unknown>>();

  add(subject: string, restorer: Restorer): void {
    this.restorers.set(subject, restorer);
  }

  /** Adds the undo of an action on several records: one transaction, which writes an audit entry. */
  addAction(action: string, undo: (restoring: Restoring) => Promise<unknown>): void {
    this.actions.set(action, undo);
  }

  ofAction(action: string) {
    return this.actions.get(action);
  }

  of(subject: string): Restorer | undefined {
    return this.restorers.get(subject);
  }
}
