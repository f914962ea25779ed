import { shell } from '@home-truths/platform/build';
import { drawAll } from './drawings/index.ts';

export default shell(import.meta.dirname, drawAll());
