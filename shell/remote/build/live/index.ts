export { type Built, watchBuild } from './watch.ts';
