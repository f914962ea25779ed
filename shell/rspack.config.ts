import { shell } from '@home-truths/remote/shell';
import { drawAll } from './drawings/index.ts';

export default shell(import.meta.dirname, drawAll());
