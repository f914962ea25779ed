import {
  DECISIONS_PATH,
  PUBLICATIONS_PATH,
  PUBLISHERS_PATH,
  RELEASE_TOKEN_HEADER,
  STORE_PATH,
} from '@home-truths/contract';
import { StoreContent } from '@home-truths/contract/gateway-calls';
import { packArchive } from '@home-truths/contract/release-archive';
import type { NewPublisher } from '@home-truths/contract/schemas';
import { afterFile } from '../testing/after-file.ts';
import { type Backend, sharedBackend, startBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';
import { GITHUB_CLAIMS, startIssuer } from '../testing/issuer.ts';
import { atOnce, inTurn, refusal, statusesOf } from '../testing/responses.ts';
import { addPublisher, removePublisher } from './trusted-publishers.ts';
import { TrustedPublishingService } from './trusted-publishing.service.ts';

const SITE = 'http://homes.example';
const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';
const GATEWAY = { Authorization: `Bearer ${GATEWAY_TOKEN}` };
const LATER = 'The keys at';

const issuer = await startIssuer();
afterFile(() => issuer.stop());
const gone = await startIssuer();
gone.stop();
const issuers = ['', '/gitlab', '/moved', '/broken', '/large', '/full', '/slow'].map(
  path => `${issuer.url}${path}`,
);
const settings = {
  GATEWAY_TOKEN,
  PUBLIC_URL: SITE,
  TRUSTED_ISSUERS: [...issuers, gone.url].join(', '),
  RATE_LIMITS: 'on',
  BEHIND_GATEWAY: '1',
};
const backend = await sharedBackend(settings);

const add = (values: Partial<NewPublisher> = {}, remote = 'mf_costs') =>
  addPublisher(backend.em(), {
    remote,
    provider: 'github',
    issuer: issuer.url,
    repositoryId: '4711',
    repository: 'acme/costs',
    conditionKind: 'branch',
    condition: 'main',
    rights: ['publish'],
    by: null,
    ...values,
  });

type Signing = Parameters<typeof issuer.sign>[1];

const fromGitHub = (signing: Signing = {}, iss = issuer.url) =>
  issuer.sign({ ...GITHUB_CLAIMS, iss, aud: SITE }, signing);

const GITLAB_CLAIMS = {
  iss: `${issuer.url}/gitlab`,
  aud: SITE,
  project_id: '22',
  project_path: 'acme/group/costs',
  ref: 'main',
  ref_path: 'refs/heads/main',
  ref_protected: 'true',
  sha: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
  pipeline_id: '99',
};

const headersWith = (token: string) => ({ ...GATEWAY, [RELEASE_TOKEN_HEADER]: token });
const send = (token: string, remote = 'mf_costs', on: Backend = backend) =>
  on.get(`${PUBLISHERS_PATH}/${remote}`, headersWith(token));
const decide = (permission: string) =>
  backend.post(
    `${DECISIONS_PATH}/mf_costs`,
    { revision: 0, decision: { pinned: '1.0.0', source: 'command' }, what: 'pin mf_costs 1.0.0' },
    headersWith(permission),
  );
async function publish(permission: string, remote = 'mf_costs') {
  const query = new URLSearchParams({
    version: '1.0.0-0a1b2c3d',
    audience: 'public',
    bytes: '7',
    runsOnServer: 'false',
    commit: 'fffffff',
    pipeline: 'https://ci.example/elsewhere',
  });
  return fetch(`${backend.url}${PUBLICATIONS_PATH}/${remote}?${query}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/gzip',
      'Sec-Fetch-Site': 'same-origin',
      ...headersWith(permission),
    },
    body: Buffer.from(await packArchive({ 'remote.json': Buffer.from('{}') })),
  });
}
const readStore = async () => StoreContent.parse((await backend.get(STORE_PATH, GATEWAY)).body);

beforeEach(async () => {
  for (const table of ['registry_revision', 'release', 'trusted_publisher', 'pipeline_call', 'rate_limit'])
    await backend.rows(`delete from ${table}`);
});

const forged = (part: 'none' | 'HS256') => async () => {
  const [, claims = ''] = (await fromGitHub()).split('.');
  const header = Buffer.from(JSON.stringify({ alg: part, kid: 'RS256' })).toString('base64url');
  return `${header}.${claims}.${part === 'none' ? '' : 'c2lnbmVk'}`;
};

type Row = [what: string, token: () => Promise<string>, status: number, sentence: string];

const NOT_VALID = 'This token of a pipeline is not valid';

describe('a token of GitHub Actions', () => {
  test.each<Row>([
    ['signed by ES256', () => fromGitHub({ algorithm: 'ES256' }), 200, ''],
    ['9 minutes old', () => fromGitHub({ age: 595, ends: 3600 }), 200, ''],
    [
      'with a wrong signature',
      () => fromGitHub({ isForged: true }),
      401,
      `${NOT_VALID}: its signature is wrong.`,
    ],
    ['without a signature', forged('none'), 401, `${NOT_VALID}: it is not signed by RS256 or ES256.`],
    ['signed by HS256', forged('HS256'), 401, `${NOT_VALID}: it is not signed by RS256 or ES256.`],
    [
      'signed by RS384',
      () => fromGitHub({ algorithm: 'RS384' }),
      401,
      `${NOT_VALID}: it is not signed by RS256 or ES256.`,
    ],
    [
      'for another site',
      () => fromGitHub({ claims: { aud: 'https://other.example' } }),
      401,
      `${NOT_VALID}: its audience is not http://homes.example.`,
    ],
    [
      'without an audience',
      () => fromGitHub({ claims: { aud: undefined } }),
      401,
      `${NOT_VALID}: its audience is not http://homes.example.`,
    ],
    [
      'of another issuer',
      () => fromGitHub({}, 'https://issuer.example'),
      401,
      `${NOT_VALID}: no trusted publisher of mf-costs has its issuer.`,
    ],
    [
      'more than 10 minutes old',
      () => fromGitHub({ age: 602, ends: 3600 }),
      401,
      `${NOT_VALID}: it has ended, or is more than 10 minutes old.`,
    ],
    [
      'that has ended',
      () => fromGitHub({ age: 60, ends: 30 }),
      401,
      `${NOT_VALID}: it has ended, or is more than 10 minutes old.`,
    ],
    ['from the future', () => fromGitHub({ age: -60 }), 401, `${NOT_VALID}: it is from the future.`],
    [
      'that counts only later',
      () => fromGitHub({ claims: { nbf: Math.floor(Date.now() / 1_000) + 60 } }),
      401,
      `${NOT_VALID}: it is from the future.`,
    ],
    ['without a jti', () => fromGitHub({ claims: { jti: undefined } }), 401, `${NOT_VALID}: it has no jti.`],
    ['without an end', () => fromGitHub({ claims: { exp: undefined } }), 401, `${NOT_VALID}: it has no exp.`],
    ['without a time', () => fromGitHub({ claims: { iat: undefined } }), 401, `${NOT_VALID}: it has no iat.`],
    [
      'without a repository',
      () => fromGitHub({ claims: { repository_id: undefined } }),
      401,
      `${NOT_VALID}: it has not the claims of GitHub.`,
    ],
    [
      'of another repository',
      () => fromGitHub({ claims: { repository: 'acme/other', repository_id: '12' } }),
      403,
      'The repository acme/other (12) is no trusted publisher of mf-costs.',
    ],
    [
      'of a repository that has got the name',
      () => fromGitHub({ claims: { repository_id: '4712' } }),
      403,
      'The repository acme/costs (4712) is no trusted publisher of mf-costs.',
    ],
    [
      'of the repository with a new name',
      () => fromGitHub({ claims: { repository: 'acme/moved' } }),
      200,
      '',
    ],
    [
      'of another branch',
      () => fromGitHub({ claims: { ref: 'refs/heads/main2' } }),
      403,
      'The repository acme/costs may not release mf-costs from refs/heads/main2.',
    ],
    [
      'of a tag with the name of the branch',
      () => fromGitHub({ claims: { ref: 'refs/tags/main' } }),
      403,
      'The repository acme/costs may not release mf-costs from refs/tags/main.',
    ],
    ...['pull_request', 'pull_request_target', 'workflow_run'].map(
      (event): Row => [
        `for the event ${event}`,
        () => fromGitHub({ claims: { event_name: event } }),
        403,
        `A run for the event ${event} releases nothing.`,
      ],
    ),
    ['that is not one', async () => 'a.b.c', 401, `${NOT_VALID}: it is not a JSON Web Token.`],
  ])('what becomes of one %s', async (_, token, status, sentence) => {
    await add();
    const response = await send(await token());
    if (status === 200)
      expect(response.body).toMatchObject({ rights: ['publish'], permission: expect.any(String) });
    else expect(response).toMatchObject(refusal(status, sentence));
    expect(await backend.rows('select from pipeline_call')).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each<[condition: Partial<NewPublisher>, claims: Record<string, string>, status: number]>([
    [{ conditionKind: 'tag', condition: 'v*' }, { ref: 'refs/tags/v1.2.0' }, 200],
    [{ conditionKind: 'tag', condition: 'v*' }, { ref: 'refs/tags/nightly' }, 403],
    [{ conditionKind: 'tag', condition: 'v*' }, { ref: 'refs/tags/v1/x' }, 403],
    [{ conditionKind: 'tag', condition: 'v*' }, { ref: 'refs/heads/v1.2.0' }, 403],
    [{ conditionKind: 'environment', condition: 'production' }, { environment: 'production' }, 200],
    [{ conditionKind: 'environment', condition: 'production' }, { environment: 'staging' }, 403],
    [{ conditionKind: 'environment', condition: 'production' }, {}, 403],
    [
      { conditionKind: 'environment', condition: 'production' },
      { environment: 'production', ref: 'refs/pull/7/merge' },
      403,
    ],
  ])('of a publisher with %j, with %j: %i', async (condition, claims, status) => {
    await add(condition);
    expect((await send(await fromGitHub({ claims }))).status).toBe(status);
  });

  test('of a publisher of another remote is refused', async () => {
    await add({}, 'mf_search');
    expect(await send(await fromGitHub())).toMatchObject(
      refusal(401, `${NOT_VALID}: no trusted publisher of mf-costs has its issuer.`),
    );
  });
});

describe('a token of GitLab', () => {
  test.each<[what: string, status: number, claims: Record<string, string>, sentence: string]>([
    ['of a protected branch', 200, {}, ''],
    [
      'of another project',
      403,
      { project_id: '23' },
      'The repository acme/group/costs (23) is no trusted publisher of mf-costs.',
    ],
    [
      'of a branch that is not protected',
      403,
      { ref_protected: 'false' },
      'A branch or tag that is not protected releases nothing.',
    ],
    [
      'of a merge request',
      403,
      { ref_path: 'refs/merge-requests/1/head' },
      'The repository acme/group/costs may not release mf-costs from refs/merge-requests/1/head.',
    ],
  ])('%s: %i', async (_, status, claims, sentence) => {
    await add({ provider: 'gitlab', issuer: `${issuer.url}/gitlab`, repositoryId: '22' });
    const response = await send(await issuer.sign(GITLAB_CLAIMS, { claims }));
    expect(response.status).toBe(status);
    if (status === 200) expect(response.body.name).toBe('GitLab acme/group/costs 0a1b2c3d, run 99');
    else expect(response.text).toBe(sentence);
    expect(issuer.requests).toContain('/gitlab/oauth/discovery/keys');
  });
});

describe('a token counts once', () => {
  const USED = `${NOT_VALID}: it was used before, and each call needs a new one.`;

  test('and of two uses at once one is refused', async () => {
    await add();
    const token = await fromGitHub();
    const responses = await atOnce(2, () => send(token));
    expect(statusesOf(responses).toSorted()).toEqual([200, 401]);
    expect(await send(token)).toMatchObject(refusal(401, USED));
  });

  test('and its row is deleted when the token is too old', async () => {
    await add();
    const token = await fromGitHub();
    await send(token);
    const sweep = () => backend.app.get(TrustedPublishingService).sweep();
    await sweep();
    expect(await send(token)).toMatchObject(refusal(401, USED));
    await backend.rows("update pipeline_call set ends_at = now() - interval '1 second'");
    await sweep();
    expect(await backend.rows('select from pipeline_call')).toEqual([]);
  });
});

describe('the permission for a call', () => {
  const permissionOf = async (token: string): Promise<string> => (await send(token)).body.permission;

  test('stores a release and a decision with what GitHub vouches for', async () => {
    await add({ rights: ['publish'] });
    await add({ conditionKind: 'environment', condition: 'production', rights: ['pin'] });
    const permission = await permissionOf(await fromGitHub({ claims: { environment: 'production' } }));
    expect([(await publish(permission)).status, (await decide(permission)).status]).toEqual([201, 201]);
    const { releases, history } = await readStore();
    const provenance = {
      repository: 'acme/costs',
      commit: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
      pipeline: `${issuer.url}/acme/costs/actions/runs/7`,
    };
    const by = 'GitHub acme/costs 0a1b2c3d, run 7';
    expect(releases).toMatchObject([{ ...provenance, publishedBy: by }]);
    expect(history[0]?.change).toMatchObject({ ...provenance, by, what: 'pin mf_costs 1.0.0' });
    expect(await backend.rows('select from trusted_publisher where last_used_at is null')).toEqual([]);
  });

  test('has the rights of the publisher and no others', async () => {
    await add({ rights: ['pin'] });
    const permission = await permissionOf(await fromGitHub());
    expect(await (await publish(permission)).text()).toBe('This pipeline does not have the right “publish”.');
    expect((await decide(permission)).status).toBe(201);
  });

  test('is for one remote, and the token itself stores nothing', async () => {
    await add();
    const token = await fromGitHub();
    expect((await publish(token)).status).toBe(401);
    expect((await publish(await permissionOf(token), 'mf_search')).status).toBe(403);
    expect((await readStore()).releases).toEqual([]);
  });

  test('ends after 10 minutes, and with its publisher', async () => {
    const id = await add();
    const [ended, removed] = [await permissionOf(await fromGitHub()), await permissionOf(await fromGitHub())];
    const [row] = await backend.rows(
      `select ends_at - now() between interval '590 seconds' and interval '600 seconds' as "isRight"
       from pipeline_call`,
    );
    expect(row).toEqual({ isRight: true });
    await backend.rows('update pipeline_call set ends_at = now() where hash = sha256($1::bytea)', ended);
    expect((await publish(ended)).status).toBe(401);
    await removePublisher(backend.em(), id, null);
    expect((await publish(removed)).status).toBe(401);
    expect((await send(await fromGitHub())).status).toBe(401);
    expect((await readStore()).releases).toEqual([]);
  });

  test('counts towards 60 releases within a day', async () => {
    await add();
    await backend.rows(
      `insert into release (name, version, audience, manifest, files, bytes, published_by, repository)
       select 'mf_costs', '1.0.' || n, 'public', '{}', '{}', 0, 'GitHub acme/costs 0a1b2c3d, run 7', 'acme/costs'
       from generate_series(1, 60) as n`,
    );
    expect((await publish(await permissionOf(await fromGitHub()))).status).toBe(429);
  });
});

test('an administrator adds publishers, sees and removes them', async () => {
  const path = '/api/admin/releases/mf-costs/publishers';
  const body = {
    provider: 'github',
    repositoryId: '4711',
    repository: 'acme/costs',
    conditionKind: 'tag',
    condition: 'v*',
    rights: ['publish', 'pin'],
  };
  const member = await signIn(backend, await buildUser(backend));
  expect((await backend.post(path, body, member)).status).toBe(403);
  const user = await buildUser(backend, { isAdmin: true, username: 'Ada' });
  const admin = await signIn(backend, user);
  const added = await backend.post(path, body, admin);
  expect(added).toMatchObject({ status: 201, body: { id: expect.any(Number) } });
  const { id } = added.body;
  await add({}, 'mf_search');
  expect((await backend.get(path, admin)).body).toEqual([
    {
      ...body,
      id,
      issuer: 'https://token.actions.githubusercontent.com',
      createdAt: expect.stringMatching(/^20.*Z$/),
      createdBy: 'Ada',
      lastUsedAt: null,
    },
  ]);
  const remove = () => backend.delete(`/api/admin/trusted-publishers/${id}`, admin);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await backend.get(path, admin)).body).toEqual([]);
  const audit = await backend.get(`/api/admin/audit?subject=trusted-publisher&subjectId=${id}`, admin);
  expect(audit.body).toMatchObject([
    { action: 'delete', by: { username: 'Ada' }, about: 'acme/costs, mf-costs' },
    { action: 'add', by: { username: 'Ada' }, after: { remote: 'mf_costs', ...body } },
  ]);
});

describe('keys', () => {
  const at = (path: string) => fromGitHub({}, `${issuer.url}${path}`);
  const PATH = '/.well-known/jwks couldn’t be fetched:';

  test('are fetched once within an hour, and only below the stored issuer', async () => {
    await add({ issuer: `${issuer.url}/full` });
    issuer.requests.length = 0;
    expect(statusesOf(await inTurn(3, async () => send(await at('/full'))))).toEqual([200, 200, 200]);
    expect(await send(await fromGitHub({}, 'https://127.0.0.1:1'))).toMatchObject({ status: 401 });
    expect(issuer.requests).toEqual(['/full/.well-known/jwks']);
  });

  test.each<[what: string, path: string, reason: string]>([
    ['a redirect', '/moved', 'it responded with 302'],
    ['a page', '/broken', 'the response is not a key set'],
    ['more than 64 KB', '/large', 'there are more than 64 KB'],
    ['nothing for 5 seconds', '/slow', 'the response took more than 5 seconds'],
  ])(
    'are refused from an issuer that responds with %s',
    async (_, path, reason) => {
      await add({ issuer: `${issuer.url}${path}` });
      issuer.requests.length = 0;
      expect(await send(await at(path))).toMatchObject(
        refusal(503, `${LATER} ${issuer.url}${path}${PATH} ${reason}. Nothing was changed.`),
      );
      expect(issuer.requests).toEqual([`${path}/.well-known/jwks`]);
      expect(await backend.rows('select from pipeline_call')).toEqual([]);
    },
    10_000,
  );

  test.each<[issuer: string, status: number, sentence: string]>([
    [gone.url, 503, `${LATER} ${gone.url}${PATH} ECONNREFUSED. Nothing was changed.`],
    [
      'https://127.0.0.1:1',
      503,
      `${LATER} https://127.0.0.1:1${PATH} its IP address is private. Nothing was changed.`,
    ],
    [
      'https://localhost:1',
      503,
      `${LATER} https://localhost:1${PATH} its IP address is private. Nothing was changed.`,
    ],
    [
      'https://[::1]:1',
      503,
      `${LATER} https://[::1]:1${PATH} its IP address is private. Nothing was changed.`,
    ],
    [
      'https://10.0.0.1',
      503,
      `${LATER} https://10.0.0.1${PATH} its IP address is private. Nothing was changed.`,
    ],
    [
      'https://169.254.169.254',
      503,
      `${LATER} https://169.254.169.254${PATH} its IP address is private. Nothing was changed.`,
    ],
    [
      'http://issuer.example',
      403,
      'The issuer http://issuer.example has no https and is not in TRUSTED_ISSUERS.',
    ],
  ])('are not fetched from %s', async (url, status, sentence) => {
    await add({ issuer: url });
    expect(await send(await fromGitHub({}, url))).toMatchObject(refusal(status, sentence));
    expect(await backend.rows('select from pipeline_call')).toEqual([]);
  });
});

test('refused tokens of pipelines count for their network', async () => {
  const wrong = async (n: number) => send(`a.b.${n}`);
  expect(new Set(statusesOf(await inTurn(50, wrong)))).toEqual(new Set([401]));
  expect((await wrong(51)).status).toBe(429);
});

test('a site without PUBLIC_URL takes no token of a pipeline', async () => {
  await add();
  const { PUBLIC_URL: _, ...others } = settings;
  const closed = await startBackend({ ...others, DATABASE_URL: backend.database.url }, { isWorking: false });
  expect(await send(await fromGitHub(), 'mf_costs', closed)).toMatchObject(
    refusal(403, 'PUBLIC_URL is not set, so pipelines need a release token.'),
  );
  await closed.stop();
});
