// Each remote with a list to tick off bundles this module.

export { type ChecklistGroup, TickList } from './tick-list.tsx';
