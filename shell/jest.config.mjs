import { workspace } from '../jest.config.mjs';

export default {
  ...workspace(import.meta.dirname, 'node', ['drawings', 'server', 'src', 'worker']),
  testPathIgnorePatterns: ['/tools/repository/'],
};
