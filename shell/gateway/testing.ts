import type http from 'node:http';
import { accessDenied } from '../src/access-rules.ts';
import type { PageCache } from './cache/page-cache.ts';
import { readSettings } from './environment.ts';
import { createGateway } from './gateway.ts';
import type { NetworkBudgets } from './http/network-budgets.ts';
import { listen } from './http/testing.ts';
import type { ShellBuild } from './pages/shell-build.ts';
import { createBackendContract } from './releases/backend-contract.ts';
import type { Mirror } from './releases/mirror.ts';
import type { Release } from './releases/open-release.ts';
import type { ReleaseSource } from './releases/releases.ts';
import { COMPLETE_MIRROR, fixedReleases, resolvedOf } from './releases/testing.ts';

/** What a test gives its gateway. */
export interface TestGateway {
  render: ShellBuild['server']['render'];
  releases: Release[];
  releaseSource: Partial<ReleaseSource>;
  mirror: Mirror;
  cache: PageCache;
  backend: http.RequestListener;
  isDraining: () => boolean;
  budgets: NetworkBudgets;
  env: Record<string, string>;
  publicDir: string;
  /** Properties that differ from the build of the shell in tests. */
  shell: Partial<ShellBuild>;
}

const echo: http.RequestListener = (request, response) => response.end(`backend: ${request.url}`);

/** The handler of a gateway whose pages come from a renderer given by the test. */
export async function gatewayHandler(dir: string, gateway: Partial<TestGateway> = {}) {
  const { render = async () => renderedPage(), releases = [], backend = echo, env, ...options } = gateway;
  const apiUrl = await listen(backend);
  const shell = {
    dist: dir,
    base: '/a/',
    scripts: ['main.0a1b2c3d.js'],
    fonts: ['heading.0a1b2c3d.woff2', 'heading-rest.0a1b2c3d.woff2', 'body.0a1b2c3d.woff2'],
    integrity: { 'main.0a1b2c3d.js': 'sha384-main' },
    shared: {},
    drawings: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    server: { accessDenied, EMPTY_SLOT: 'nothing', render },
    ...options.shell,
  } as unknown as ShellBuild;
  const settings = readSettings({ API_URL: apiUrl, DATA_DIR: dir, GATEWAY_TOKEN: 'x'.repeat(32), ...env });
  const contract = createBackendContract();
  const source = { ...fixedReleases(resolvedOf(releases)), ...options.releaseSource };
  const mirror = options.mirror ?? COMPLETE_MIRROR;
  return createGateway({ publicDir: dir, ...options, settings, shell, releases: source, mirror, contract });
}

/** A rendered page. */
export const renderedPage = (changes: object = {}) => ({
  kind: 'page' as const,
  styles: '',
  html: '<h1>12 Smith Street</h1>',
  status: 200,
  head: { title: '12 Smith Street' },
  parts: [],
  hasParams: false,
  page: {
    router: {},
    queries: { mutations: [], queries: [] },
    user: null,
    slots: { filled: [], empty: [] },
  },
  ...changes,
});
