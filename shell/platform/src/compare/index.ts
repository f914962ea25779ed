// Each remote that adds to the comparison bundles this module.

export { CompareButton, CompareCheckbox, FULL_TEXT } from './compare-button.tsx';
export { removeCompared, useComparedIds } from './compare-list.ts';
export { compareText, compareUrl } from './compare-url.ts';
