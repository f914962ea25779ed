export type { AnySlotModule, SlotHost, SlotModule, SlotState } from '../context.ts';
export { Slot, SlotsProvider } from './slot.tsx';
export type { SlotName, SlotProps } from './table.ts';
