import path from 'node:path';
import { ATTENTION_CAP, type Attention } from '@home-truths/contract';
import { lastBackupAt } from '@home-truths/contract/environment';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment, isHttps, needsSecondFactor } from '../environment.ts';
import { operatorOf } from '../operator/operator.ts';
import { Database } from '../platform/database/database.ts';
import { hasEmbedded } from '../platform/database/embedded/server.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { type MailsByState, mailsByState } from '../platform/mail/jobs.ts';
import { type Counts, countWaiting } from './attention.sql.ts';

const cap = (count: number) => Math.min(count, ATTENTION_CAP + 1);

/** Leaves out when records came, and which they are. */
const onlyCounts = ({ complaints, leads, enquiries, failedReplies, ...otherCounts }: Counts): Counts => ({
  ...otherCounts,
  complaints: { ...complaints, oldest: null },
  leads: { ...leads, oldestAt: null },
  enquiries: { ...enquiries, oldestAt: null },
  failedReplies: failedReplies && { ...failedReplies, oldest: null },
});

@Injectable()
export class AttentionService {
  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param isChecked true if a security code was entered; without it a site that requires one gets only counts */
  async read(isChecked: boolean): Promise<Attention> {
    const [counts, mails] = await Promise.all([
      this.database.rows(countWaiting()),
      this.database.rows(mailsByState()),
    ]);
    const all = onlyRow(counts);
    const isCodeMissing = needsSecondFactor(this.environment) && !isChecked;
    const { adminsWithoutApp, ...waiting } = isCodeMissing ? onlyCounts(all) : all;
    return { ...waiting, setUp: this.setUpOf(onlyRow(mails), adminsWithoutApp) };
  }

  private setUpOf({ waiting, failed, oldest }: MailsByState, adminsWithoutApp: number): Attention['setUp'] {
    const { SMTP_URL, TRUST_PROXY, DATA_DIR } = this.environment;
    const operator = operatorOf(this.environment);
    return {
      missingOperatorDetails: Object.entries(operator).flatMap(([name, value]) => (value ? [] : [name])),
      mail: {
        hasServer: SMTP_URL !== undefined,
        waiting: cap(waiting),
        failed: cap(failed),
        oldestSeconds: Math.round(oldest),
      },
      hasUntrustedProxy: isHttps(this.environment) && !TRUST_PROXY,
      backup: {
        isExpected: hasEmbedded(path.join(DATA_DIR, 'postgres')),
        lastAt: lastBackupAt(DATA_DIR)?.toISOString() ?? null,
      },
      adminsWithoutApp: needsSecondFactor(this.environment) ? adminsWithoutApp : 0,
    };
  }
}
