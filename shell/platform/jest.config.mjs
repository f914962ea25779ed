import { room } from '../../jest.config.mjs';

export default room(import.meta.dirname, './src/testing/environment.mjs', ['src', 'build', 'released']);
