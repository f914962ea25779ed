import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { buildApp, importFrom, SAMPLE_LIBRARY } from './testing.ts';

const CONFIGURATION = `
  ${importFrom('./chunk-retry.ts', 'chunkRetry')}
  ${importFrom('@module-federation/enhanced/rspack', 'ModuleFederationPlugin')}
  ${importFrom('../build/recipe.ts', 'federationOptions')}
  export default [{
    context: import.meta.dirname,
    mode: 'development',
    devtool: false,
    target: 'web',
    entry: './main.js',
    output: { publicPath: 'auto', strictModuleErrorHandling: true, chunkFilename: '[name].js' },
    plugins: [
      new ModuleFederationPlugin({
        ...federationOptions('shell'),
        name: 'sample',
        shared: { 'sample-library': { singleton: true, requiredVersion: '^1.0.0' } },
      }),
      chunkRetry,
    ],
  }];`;

const dir = buildApp({
  'rspack.config.ts': CONFIGURATION,
  'main.js': `
    window.loadPart = () => import('./part.js');
    window.loadModule = () => import('./throws.js');
    window.loadShared = () => import('sample-library');`,
  'part.js': `export default 'the part';`,
  'throws.js': `if (!window.isReady) throw new Error('not ready'); export default 'the module';`,
  ...SAMPLE_LIBRARY,
});

afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

interface Script {
  src: string;
  onload(event: object): void;
  onerror(event: object): void;
}

const requested: string[] = [];
const SITE = 'https://site.example';

/** The parts of a page that load scripts; those of parts and of shared modules fail once. */
const page = {
  document: {
    currentScript: { tagName: 'SCRIPT', src: `${SITE}/a/main.js` },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute() {} }),
    head: {
      appendChild(script: Script) {
        const { pathname } = new URL(script.src, SITE);
        const file = path.basename(pathname);
        const requestedBefore = requested.some(url => url.endsWith(file));
        requested.push(pathname);
        setTimeout(() => {
          if (!requestedBefore && !file.includes('throws'))
            return script.onerror({ type: 'error', target: script });
          runScript(file);
          script.onload({ type: 'load', target: script });
        });
      },
    },
  },
  location: { href: SITE },
  setTimeout,
  clearTimeout,
  console,
};
const context = vm.createContext(Object.assign(page, { window: page, self: page }));
Object.assign(page.document, { defaultView: page });
const runScript = (file: string) =>
  vm.runInContext(fs.readFileSync(path.join(dir, 'dist', file), 'utf8'), context);
runScript('main.js');

const sample = page as unknown as {
  loadPart(): Promise<{ default: string }>;
  loadModule(): Promise<{ default: string }>;
  loadShared(): Promise<{ default: string }>;
  isReady?: boolean;
};

const defaultOf = async (module: Promise<{ default: string }>) => (await module).default;

test('a chunk that was not loaded is next requested under another path', async () => {
  await expect(sample.loadPart()).rejects.toThrow('Loading chunk');
  expect(await defaultOf(sample.loadPart())).toBe('the part');
  expect(requested.filter(url => url.includes('part'))).toEqual([
    '/a/part_js.js',
    expect.stringMatching(/^\/a~\d{4}\/part_js\.js$/),
  ]);
});

test('a module that threw is executed again', async () => {
  await expect(sample.loadModule()).rejects.toThrow('not ready');
  sample.isReady = true;
  expect(await defaultOf(sample.loadModule())).toBe('the module');
});

test('a shared module that was not loaded is requested again', async () => {
  await expect(sample.loadShared()).rejects.toThrow();
  expect(await defaultOf(sample.loadShared())).toBe('the shared module');
});
