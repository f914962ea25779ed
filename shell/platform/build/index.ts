export { remote, shell } from './recipe.ts';
