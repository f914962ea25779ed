import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import path from 'node:path';
import { query } from '../../../backend/src/testing/query.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Stores a release token, and returns its text.
 * @param ends the time from now
 */
export async function storeToken(
  ownerUrl: string,
  remote: string,
  rights: string[],
  { ends = '1 day', isRevoked = false } = {},
) {
  const token = `ht_release_${crypto.randomBytes(32).toString('base64url')}`;
  await query(
    ownerUrl,
    `insert into release_token (remote, name, rights, hash, ends_at, revoked_at)
     values ($1, 'CI', $2, sha256($3::bytea), now() + $4::interval, case when $5 then now() end)`,
    [remote, rights, token, ends, isRevoked],
  );
  return token;
}

/** Stores a version of a remote with the files of the one that is pinned. */
export const storeVersion = (ownerUrl: string, remote: string, version: string, runsOnServer = true) =>
  query(
    ownerUrl,
    `insert into release (name, version, audience, manifest, files, bytes, runs_on_server, published_by)
     select name, $2, audience, manifest, files, bytes, $3, 'token CI' from release where name = $1 limit 1`,
    [remote, version, runsOnServer],
  );

/** Trusts pipelines of the main branch of `GITHUB_CLAIMS`. */
export const trustPipelines = (ownerUrl: string, remote: string, issuer: string, rights: string[]) =>
  query(
    ownerUrl,
    `insert into trusted_publisher
       (remote, provider, issuer, repository_id, repository, condition_kind, condition, rights)
     values ($1, 'github', $2, '4711', 'acme/costs', 'branch', 'main', $3)`,
    [remote, issuer, rights],
  );

/**
 * Runs release commands as on a machine of another team, which has no database; instead of a token there may be the
 * environment of a pipeline.
 */
export const teamCommands =
  (site: () => string, cwd = ROOT) =>
  (token: string | Record<string, string>, name: string, ...args: string[]) =>
    new Promise<{ code: number; out: string; error: string }>(resolve => {
      const file = path.join(ROOT, `shell/tools/releases/${name}.ts`);
      const variables = typeof token === 'string' ? { RELEASE_TOKEN: token } : token;
      const options = { cwd, env: { PATH: process.env.PATH, ...variables } };
      const child = execFile(process.execPath, [file, ...args, '--site', site()], options, (_, out, error) =>
        resolve({ code: child.exitCode ?? -1, out, error }),
      );
    });
