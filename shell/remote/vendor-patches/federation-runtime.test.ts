import { builtBytes, importFrom, SAMPLE_LIBRARY } from './testing.ts';

const REMOTE = {
  'package.json':
    '{ "name": "mf-sample", "microFrontend": { "team": "Sample", "contract": "1.0.0", "paths": ["/sample"] } }',
  'routes.tsx': 'export default () => [{ path: "sample" }];',
};
/** A remote, built as all are. */
const remote = (aliases: string) => ({
  ...REMOTE,
  'rspack.config.ts': `
    ${importFrom('../build/recipe.ts', 'remote')}
    const [browser] = remote(import.meta.dirname, { './routes': './routes.tsx' });
    export default [{ ...browser, resolve: { ...browser.resolve, alias: ${aliases} } }];`,
});

/** An app that shares a module, with the shell's options. */
const shell = (aliases: string) => ({
  'main.js': `import 'sample-library';`,
  ...SAMPLE_LIBRARY,
  'rspack.config.ts': `
    ${importFrom('@module-federation/enhanced/rspack', 'ModuleFederationPlugin')}
    ${importFrom('../build/recipe.ts', 'federationOptions')}
    ${importFrom('./federation-runtime.ts', 'federationRuntimeAliases')}
    export default [{
      context: import.meta.dirname,
      mode: 'production',
      target: 'web',
      entry: './main.js',
      resolve: { alias: ${aliases} },
      plugins: [
        new ModuleFederationPlugin({
          ...federationOptions('shell'),
          name: 'sample',
          shared: { 'sample-library': { requiredVersion: '^1.0.0', eager: true } },
        }),
      ],
    }];`,
});

test.each([
  ['the shell', shell, `federationRuntimeAliases('shell')`, 9_000],
  ['each remote', remote, 'browser.resolve.alias', 6_000],
])('%s is smaller by kilobytes', (_, app, aliases, bytes) => {
  expect(builtBytes(app('{}')) - builtBytes(app(aliases))).toBeGreaterThan(bytes);
});
