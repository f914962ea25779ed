import { Injectable } from '@nestjs/common';

type Values = Record<string, unknown>;

interface RestoreRequest {
  by: number;
  /** The audit entry that is restored. */
  entry: number;
}

/** Restores records of one kind. Each method is one transaction. */
export interface Restorer {
  /** Returns the current values as an audit entry names them. */
  read(id: number): Promise<{ values: Values; version?: number | undefined } | undefined>;
  /** @param version as returned by `read` */
  write(id: number, values: Values, version: number | undefined, request: RestoreRequest): Promise<unknown>;
  undelete?(id: number, request: RestoreRequest): Promise<unknown>;
}

/** Domains add their restorers, so that the audit does not import domains. */
@Injectable()
export class Restorers {
  private readonly restorers = new Map<string, Restorer>();
  private readonly actions = new Map<string, (request: RestoreRequest) => Promise<unknown>>();

  add(subject: string, restorer: Restorer): void {
    this.restorers.set(subject, restorer);
  }

  /** Adds the undo of an action on several records: one transaction, which writes an audit entry. */
  addAction(action: string, undo: (request: RestoreRequest) => Promise<unknown>): void {
    this.actions.set(action, undo);
  }

  undoOf(action: string) {
    return this.actions.get(action);
  }

  restorerOf(subject: string): Restorer | undefined {
    return this.restorers.get(subject);
  }
}
