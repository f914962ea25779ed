import { workspace } from '../jest.config.mjs';

export default workspace(import.meta.dirname, '../shell/platform/src/testing/environment.mjs');
