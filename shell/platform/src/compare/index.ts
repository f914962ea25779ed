// Each remote that adds to the comparison bundles this module.

export { CompareButton, CompareCheckbox, compareText, compareUrl, FULL_TEXT } from './compare-button.tsx';
export { removeCompared, useComparedIds } from './compare-list.ts';
