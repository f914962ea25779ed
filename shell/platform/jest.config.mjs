import { room } from '../../jest.config.mjs';

export default room(import.meta.dirname, 'jsdom', ['src', 'build']);
