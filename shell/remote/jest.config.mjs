import { workspace } from '../../jest.config.mjs';

export default workspace(import.meta.dirname, 'node', ['build', 'commands', 'vendor-patches']);
