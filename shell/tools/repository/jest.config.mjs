import { workspace } from '../../../jest.config.mjs';

/** Rules about files of the whole repository: documents, names, texts, packages. */
export default workspace(import.meta.dirname, 'node', ['.']);
