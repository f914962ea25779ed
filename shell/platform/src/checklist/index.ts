// Lists to tick off; bundled by each remote that has one.

export { type ChecklistGroup, TickList } from './tick-list.tsx';
