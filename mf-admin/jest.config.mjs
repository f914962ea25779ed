import { room } from '../jest.config.mjs';

export default room(import.meta.dirname, '../shell/platform/src/testing/environment.mjs');
