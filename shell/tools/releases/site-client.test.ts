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
    error: expect.stringContaining('Set RELEASE_TOKEN to a release token of this remote.'),
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
