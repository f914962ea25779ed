import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildRow } from '../../../mf-search/src/property-card/build-row.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { storeToken } from '../support/team.ts';
import { expect, test } from '../support/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HOME_TRUTHS = path.join(ROOT, 'shell/remote/commands/main.ts');
const SLOT = 'search.property-card/v1';

/** A host that has nothing of our shell but the modules which remotes share. */
const HOST = (manifest: string, version: string) => `
import { createInstance } from '@module-federation/enhanced/runtime';
import * as data from '@home-truths/platform/data';
import * as host from '@home-truths/platform/host';
import * as router from '@home-truths/platform/router';
import * as session from '@home-truths/platform/session';
import * as slots from '@home-truths/platform/slots';
import * as ui from '@home-truths/platform/ui';
import * as property from '@home-truths/platform/ui/property';
import * as React from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import { createRoot } from 'react-dom/client';

const share = (version, lib) => ({ version, lib: () => lib, shareConfig: { singleton: true, requiredVersion: '^' + version } });
const ours = Object.entries({ data, router, session, slots, ui, 'ui/property': property });
const instance = createInstance({
  name: 'plain_host',
  remotes: [{ name: 'mf_search', entry: '${manifest}' }],
  shared: {
    react: share(React.version, React), 'react/jsx-runtime': share(React.version, jsx), 'react-dom': share(React.version, dom),
    ...Object.fromEntries(ours.map(([name, lib]) => ['@home-truths/platform/' + name, share('${version}', lib)])),
  },
});
const { default: { Component } } = await instance.loadRemote('mf_search/${SLOT}');
const { host: slotHost } = host.createBrowserSlots(async () => {}, host.traitsIn(() => ({})), { filled: [], empty: [] });
const ctx = { queryClient: host.createQueryClient(), api: data.createApi(''), slots: slotHost, session: session.createSession(null) };
const element = React.createElement(Component, { property: ${JSON.stringify(buildRow())} });
const tree = React.createElement(host.RouterProvider, { router: host.createBrowserRouter([{ path: '*', element }]) });
createRoot(document.body.appendChild(document.createElement('div'))).render(
  React.createElement(host.Providers, { pictures: () => undefined, theme: host.createTheme(), ctx }, tree),
);
`;

/** A remote that knows React and Module Federation alone. */
const PLAIN_REMOTE = {
  'package.json': JSON.stringify({
    name: 'mf-plain',
    version: '1.2.0',
    type: 'module',
    scripts: { build: 'rspack' },
    microFrontend: {
      team: 'Plain',
      contract: '1.0.0',
      paths: ['/plain'],
      provides: { 'plain.line/v1': { height: '1rem', failure: 'silent', what: 'the line', props: {} } },
    },
  }),
  'src/line.js': `import { createElement } from 'react';
export default { Component: () => createElement('p', null, 'A line of another build') };`,
  'src/routes.js': `import { createElement, useState } from 'react';
const Page = () => {
  const [count, setCount] = useState(0);
  return createElement('main', null, createElement('h1', null, 'Plain'),
    createElement('button', { onClick: () => setCount(count + 1) }, 'Pressed ' + count + ' times'));
};
export default () => [{ id: 'plain', path: 'plain', element: createElement(Page), handle: { head: () => ({ title: 'Plain' }) } }];`,
};

const PLUGIN = `new ModuleFederationPlugin({
  name: 'mf_plain',
  filename: 'remoteEntry.[contenthash:8].js',
  manifest: true,
  dts: false,
  exposes: { './routes': './src/routes.js', './plain.line/v1': './src/line.js' },
  shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
})`;

/** Builds with rspack itself, in a folder beside this project's packages. */
async function bundle(dir: string, files: Record<string, string>, entry: string, plugins: string) {
  const config = `import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { swcRule } from ${JSON.stringify(path.join(ROOT, 'shell/remote/build/recipe.ts'))};
rspack({
  context: import.meta.dirname, mode: 'production', target: 'web', devtool: false, entry: ${entry},
  experiments: { topLevelAwait: true }, resolve: { extensions: ['.tsx', '.ts', '.js'] }, module: { rules: [swcRule] },
  output: { path: import.meta.dirname + '/dist', publicPath: 'auto', filename: '[name].[contenthash:8].js', uniqueName: 'built' },
  plugins: [${plugins}],
}, (error, stats) => { if (error ?? stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1); } });`;
  await fs.mkdir(dir, { recursive: true });
  await fs.symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  for (const [file, text] of Object.entries({ ...files, 'build.mjs': config })) {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), text);
  }
  await run(dir, 'build.mjs');
}

const run = (cwd: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, NODE_ENV: 'production' } });

let folder = '';
let own: OwnBackend;
let gateway: Awaited<ReturnType<OwnBackend['gateway']>>;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'federation-'));
  own = await OwnBackend.start();
  gateway = await own.gateway('gateway');
});
test.afterAll(async () => {
  await gateway?.stop();
  await own?.stop();
  await fs.rm(folder, { recursive: true, force: true });
});

test('a plain host of Module Federation loads a slot of a release by its manifest', async ({ page }) => {
  await page.goto(gateway.url);
  const [, base = ''] = /"base":"(\/r\/mf_search\/[^"]+)"/.exec(await page.content()) ?? [];
  const dir = path.join(folder, 'host');
  const { version } = JSON.parse(await fs.readFile(path.join(ROOT, 'shell/platform/package.json'), 'utf8'));
  const source = HOST(`${gateway.url}${base}mf-manifest.json`, version);
  await bundle(dir, { 'host.js': source }, `{ main: './host.js' }`, '');
  const dist = path.join(dir, 'dist');
  const main = (await fs.readdir(dist)).find(file => file.startsWith('main.'));
  const server = http.createServer(async ({ url = '' }, response) => {
    const isScript = url.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? await fs.readFile(path.join(dist, path.basename(url)))
        : `<body><script src="/${main}"></script>`,
    );
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}`);
  await expect(page.getByRole('link', { name: 'Read Reviews of 1103/26 Kilbride Crescent' })).toBeVisible();
  server.closeAllConnections();
  server.close();
});

test('the panel of Module Federation finds the host and its remotes', async ({ page }) => {
  await page.goto(`${gateway.url}/resources`);
  const listed = () =>
    page.evaluate(() =>
      Object.keys(Reflect.get(window, '__FEDERATION__').moduleInfo).map(name => name.replace(/http.*\//, '')),
    );
  await expect.poll(listed).toEqual(expect.arrayContaining(['shell', 'mf_guides:mf-manifest.json']));
  const [, base = ''] = /"base":"(\/r\/mf_guides\/[^"]+)"/.exec(await page.content()) ?? [];
  const response = await page.request.get(`${gateway.url}${base}mf-manifest.json`);
  expect(response.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await response.json()).toMatchObject({ name: 'mf_guides', exposes: [{ path: './routes' }] });
});

test('a remote of another build is described, published and shown', async ({ page }) => {
  const dir = path.join(folder, 'mf-plain');
  await bundle(dir, PLAIN_REMOTE, '{}', PLUGIN);
  await run(dir, HOME_TRUTHS, 'describe', 'dist');
  await fs.writeFile(
    path.join(dir, 'package.json'),
    PLAIN_REMOTE['package.json'].replace('"build":"rspack"', '"build":"node --version"'),
  );
  const env = {
    PATH: process.env.PATH,
    RELEASE_TOKEN: await storeToken(own.ownerUrl, 'mf_plain', ['publish', 'server', 'pin']),
  };
  const command = async (...args: string[]) =>
    (
      await promisify(execFile)(process.execPath, [HOME_TRUTHS, ...args, '--site', gateway.url], {
        cwd: dir,
        env,
      })
    ).stdout;
  const said = await command('release');
  expect(said).toContain(
    'Browsers alone draw it: the token has no right “server”, or the build no server bundle.',
  );
  await command('pin', /mf-plain (\S+) is released/.exec(said)?.[1] ?? '');
  await expect.poll(async () => (await fetch(`${gateway.url}/plain`)).status, { timeout: 20_000 }).toBe(200);
  const response = await page.goto(`${gateway.url}/plain`);
  expect(await response?.headerValue('x-render')).toBe('browser');
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});
