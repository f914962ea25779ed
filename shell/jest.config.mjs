import { room } from '../jest.config.mjs';

export default room(import.meta.dirname, 'node', ['server', 'src', 'worker']);
