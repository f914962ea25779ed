import path from 'node:path';
import { remote } from './recipe.ts';

test('browsers get what the list of supported ones says, and modules are compiled for no other', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const [build] = remote(path.join(root, 'mf-admin'), { './routes': './src/routes.tsx' });
  expect(build?.target).toBe(`browserslist:${path.join(root, 'shell/remote/.browserslistrc')}`);
  expect(JSON.stringify(build?.module)).not.toMatch(/"(target|env)"/);
});
