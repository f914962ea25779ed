import { type Publisher, remoteFolder } from '@home-truths/contract/gateway-calls';
import { ForbiddenException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { decodeJwt, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod';
import { hashToken, newToken } from '../accounts/tokens.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { isDatabaseReadOnly } from '../platform/database/failures.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { ReadOnly } from '../platform/http/errors.ts';
import { keysAt } from './issuer-keys.ts';
import { meetsCondition, type Pipeline, PROVIDERS } from './pipelines.ts';

/** The greatest age of a token, and the duration of a permission. */
const MAX_AGE_SECONDS = 600;
/** Refs of branches and tags; a run of a pull request has another, such as `refs/pull/7/merge`. */
const HEADS_AND_TAGS = /^refs\/(heads|tags)\//;

const invalid = (reason: string) =>
  new UnauthorizedException(`This token of a pipeline is not valid: ${reason}.`);

/** Returns true for a token of a pipeline; release tokens have no dots. */
export const isPipelineToken = (token: string | undefined): token is string => token?.includes('.') ?? false;

function issuerOf(token: string) {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    throw invalid('it is not a JSON Web Token');
  }
}

function reasonOf(error: unknown, audience: string) {
  if (error instanceof errors.JWTExpired) return 'it has ended, or is more than 10 minutes old';
  if (error instanceof errors.JOSEAlgNotAllowed) return 'it is not signed by RS256 or ES256';
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'its signature is wrong';
  if (error.claim === 'aud') return `its audience is not ${audience}`;
  return error.reason === 'missing' ? `it has no ${error.claim}` : 'it is from the future';
}

/** Accepts tokens by which GitHub and GitLab vouch for a pipeline. */
@Injectable()
export class TrustedPublishingService {
  private readonly keys = new Map<string, JWTVerifyGetKey>();

  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Accepts a token once, and returns a permission for the rest of the call. Keys are fetched only from issuers that an
   * administrator has named.
   * @throws HttpException
   */
  async admit(remote: string, token: string): Promise<Publisher> {
    const folder = remoteFolder(remote);
    const publishers = await this.publishersOf(remote, issuerOf(token));
    const [first] = publishers;
    if (!first) throw invalid(`no trusted publisher of ${folder} has its issuer`);
    const pipeline = await this.verify(token, first);
    const ofRepository = publishers.filter(each => each.repository_id === pipeline.repositoryId);
    if (ofRepository.length === 0)
      throw new ForbiddenException(
        `The repository ${pipeline.repository} (${pipeline.repositoryId}) is no trusted publisher of ${folder}.`,
      );
    if (pipeline.refusal) throw new ForbiddenException(pipeline.refusal);
    const matching = ofRepository.filter(
      ({ condition_kind: conditionKind, condition }) =>
        HEADS_AND_TAGS.test(pipeline.ref) && meetsCondition({ conditionKind, condition }, pipeline),
    );
    if (matching.length === 0)
      throw new ForbiddenException(
        `The repository ${pipeline.repository} may not release ${folder} from ${pipeline.ref}${pipeline.environment ? ` in ${pipeline.environment}` : ''}.`,
      );
    const name = `${PROVIDERS[first.provider].label} ${pipeline.repository} ${pipeline.commit.slice(0, 8)}, run ${pipeline.run}`;
    const ids = matching.map(({ id }) => id);
    const permission = await this.noteCall(first.issuer, pipeline, name, ids);
    return { name, rights: [...new Set(matching.flatMap(({ rights }) => rights))], permission };
  }

  @Hourly('deleting ended calls of pipelines')
  async sweep(): Promise<void> {
    await this.database.rows(db.deleteFrom('pipeline_call').where(sql<boolean>`ends_at < now()`));
  }

  private publishersOf(remote: string, issuer: string) {
    return this.database.rows(
      db
        .selectFrom('trusted_publisher')
        .selectAll()
        .where('remote', '=', remote)
        .where('issuer', '=', issuer)
        .where('removed_at', 'is', null)
        .orderBy('id'),
    );
  }

  private async verify(
    token: string,
    { issuer, provider }: Awaited<ReturnType<TrustedPublishingService['publishersOf']>>[number],
  ): Promise<Pipeline> {
    const { PUBLIC_URL } = this.environment;
    if (!PUBLIC_URL)
      throw new ForbiddenException('PUBLIC_URL is not set, so pipelines need a release token.');
    const audience = new URL(PUBLIC_URL).origin;
    const { read, keysPath, label } = PROVIDERS[provider];
    const options = {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      maxTokenAge: MAX_AGE_SECONDS,
      requiredClaims: ['exp', 'jti'],
    };
    try {
      const { payload } = await jwtVerify(token, this.keysOf(issuer, keysPath), options);
      return read(payload);
    } catch (error) {
      if (error instanceof z.ZodError) throw invalid(`it has not the claims of ${label}`);
      throw error instanceof errors.JOSEError ? invalid(reasonOf(error, audience)) : error;
    }
  }

  private keysOf(issuer: string, keysPath: string): JWTVerifyGetKey {
    const known = this.keys.get(issuer);
    if (known) return known;
    const isTrusted = this.environment.TRUSTED_ISSUERS?.includes(issuer) ?? false;
    if (!isTrusted && !issuer.startsWith('https:'))
      throw new ForbiddenException(`The issuer ${issuer} has no https and is not in TRUSTED_ISSUERS.`);
    const keys = keysAt(`${issuer}${keysPath}`, isTrusted);
    this.keys.set(issuer, keys);
    return keys;
  }

  /** Stores that the token was used, and returns the permission. */
  private async noteCall(
    issuer: string,
    { jti, repository, commit, url }: Pipeline,
    author: string,
    publisherIds: number[],
  ) {
    const permission = newToken();
    const stored = await this.database
      .rows(sql`
        insert into pipeline_call
          (issuer, jti, hash, publisher_ids, author, repository, commit, pipeline, ends_at)
        values (${issuer}, ${jti}, ${hashToken(permission)}, ${publisherIds}::int[], ${author}, ${repository},
          ${commit}, ${url}, now() + ${MAX_AGE_SECONDS}::int * interval '1 second')
        on conflict do nothing returning jti`)
      .catch(error => {
        throw isDatabaseReadOnly(error) ? new ReadOnly() : error;
      });
    if (stored.length === 0) throw invalid('it was used before, and each call needs a new one');
    await this.database.rows(
      sql`update trusted_publisher set last_used_at = now() where id = any(${publisherIds}::int[])`,
    );
    return permission;
  }
}
