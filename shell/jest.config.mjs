import { workspace } from '../jest.config.mjs';

export default {
  ...workspace(import.meta.dirname, 'node', ['drawings', 'gateway', 'src', 'tools', 'worker']),
  testPathIgnorePatterns: ['/tools/repository/'],
};
