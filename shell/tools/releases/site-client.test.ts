import { closeServers, listen } from '../../gateway/http/testing.ts';
import { execute } from './command.ts';
import { pinCommand } from './pin.ts';

const { jest } = import.meta;

let errors: string[] = [];
beforeEach(() => {
  errors = [];
  jest.replaceProperty(process, 'env', { ...process.env, RELEASE_TOKEN: 'ht_release_x' });
  jest.spyOn(process.stderr, 'write').mockImplementation(text => errors.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  closeServers();
});

const pinAt = async (site: string, remote = 'mf-search') => {
  const code = await execute(pinCommand, [remote, '1.0.0', '--site', site]);
  return { code, error: errors.splice(0).join('') };
};

test.each(['http://homes.example', 'homes.example', 'ftp://localhost', 'http://localhost.homes.example', ''])(
  'a token is not sent to %s',
  async site => {
    expect(await pinAt(site)).toEqual({
      code: 2,
      error: expect.stringContaining('Name the site by its address: --site https://homes.example'),
    });
  },
);

test('a command needs a token in the environment, and the folder of a remote', async () => {
  const site = 'http://127.0.0.1:1';
  expect(await pinAt(site, '../users')).toMatchObject({
    code: 2,
    error: expect.stringContaining('Name a remote by its folder, such as mf-search.'),
  });
  delete process.env.RELEASE_TOKEN;
  expect(await pinAt(site)).toMatchObject({
    code: 2,
    error: expect.stringContaining(
      'Set RELEASE_TOKEN to a release token of this remote. A pipeline of a trusted publisher needs none: on GitHub its job has the permission id-token: write, on GitLab id_tokens has HOME_TRUTHS_ID_TOKEN.',
    ),
  });
});

test('on GitHub each call gets a token of its own, for that site', async () => {
  delete process.env.RELEASE_TOKEN;
  const tokens: (string | undefined)[] = [];
  const requests: (string | undefined)[] = [];
  const site = await listen(({ headers }, response) => {
    tokens.push(headers.authorization);
    response.end('{"messages":[]}');
  });
  const gitHub = await listen(({ url, headers }, response) => {
    requests.push(url, headers.authorization);
    response.end(JSON.stringify({ value: `a.b.${requests.length}` }));
  });
  process.env.ACTIONS_ID_TOKEN_REQUEST_URL = `${gitHub}/token?api-version=2`;
  process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'secret';
  for (const _ of ['first', 'second']) expect((await pinAt(site)).code).toBe(0);
  const request = [`/token?api-version=2&audience=${encodeURIComponent(site)}`, 'Bearer secret'];
  expect(requests).toEqual([...request, ...request]);
  expect(tokens).toEqual(['Bearer a.b.2', 'Bearer a.b.4']);
});

test('on GitLab the token of the job is sent, unless there is a release token', async () => {
  const tokens: (string | undefined)[] = [];
  const site = await listen(({ headers }, response) => {
    tokens.push(headers.authorization);
    response.end('{"messages":[]}');
  });
  process.env.HOME_TRUTHS_ID_TOKEN = 'a.b.c';
  await pinAt(site);
  delete process.env.RELEASE_TOKEN;
  await pinAt(site);
  expect(tokens).toEqual(['Bearer ht_release_x', 'Bearer a.b.c']);
});

test('a token that GitHub does not give is reported', async () => {
  delete process.env.RELEASE_TOKEN;
  process.env.ACTIONS_ID_TOKEN_REQUEST_URL = await listen((_, response) => response.writeHead(403).end());
  process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'secret';
  expect(await pinAt('http://127.0.0.1:1')).toEqual({
    code: 1,
    error: 'GitHub gave no token for http://127.0.0.1:1: it responded with 403.\n',
  });
});

test('a token stays with its site, which may not send it elsewhere', async () => {
  const requests: (string | undefined)[] = [];
  const elsewhere = await listen((request, response) => {
    requests.push(request.url);
    response.end('{"messages":[]}');
  });
  const site = await listen((request, response) => {
    requests.push(request.headers.authorization);
    response.writeHead(307, { location: elsewhere }).end();
  });
  expect(await pinAt(site)).toEqual({
    code: 1,
    error: expect.stringContaining(`${site} responded with 307.`),
  });
  expect(requests).toEqual(['Bearer ht_release_x']);
});

test('a site that does not respond, or a proxy with a page of its own, is reported', async () => {
  const site = await listen((_, response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  );
  expect(await pinAt(site)).toEqual({
    code: 1,
    error: expect.stringContaining(`${site} responded with 502.`),
  });
  closeServers();
  expect(await pinAt(site)).toEqual({ code: 1, error: `${site} didn’t respond: ECONNREFUSED.\n` });
});
