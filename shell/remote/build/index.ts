export { remote } from './recipe.ts';
