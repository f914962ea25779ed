import { workspace } from '../../jest.config.mjs';

export default workspace(import.meta.dirname, 'node', ['build', 'vendor-patches']);
