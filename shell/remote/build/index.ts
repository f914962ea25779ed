/** For the `rspack.config.ts` of remotes. */
export { remote } from './recipe.ts';
