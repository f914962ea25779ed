/** @jest-environment node */
import { builtBytes, importFrom } from './testing.ts';

const REMOTE = {
  'package.json': '{}',
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
  'node_modules/sample-library/package.json': `{ "version": "1.0.0", "main": "index.js" }`,
  'node_modules/sample-library/index.js': `export default 'the shared module';`,
  'rspack.config.ts': `
    import { ModuleFederationPlugin } from ${JSON.stringify(import.meta.resolve('@module-federation/enhanced/rspack'))};
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
