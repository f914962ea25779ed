// Lists to tick off; bundled by each remote that has one (decision 239).

export { type ChecklistGroup, TickList } from './tick-list.tsx';
