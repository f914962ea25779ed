import { shell } from '@home-truths/platform/build';

export default shell(import.meta.dirname);
