import { workspace } from '../../jest.config.mjs';

export default workspace(import.meta.dirname, './src/testing/environment.mjs', [
  'src',
  'released',
  'vendor-patches',
]);
