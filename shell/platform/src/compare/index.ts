// Properties to compare, as a list on the device; bundled by each remote that adds to it.

export { CompareButton, CompareCheckbox, FULL_TEXT } from './compare-button.tsx';
export { removeCompared, useComparedIds } from './compare-list.ts';
export { compareText, compareUrl } from './compare-url.ts';
