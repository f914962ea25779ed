export type { AnySlotModule, SlotHost, SlotState } from './host.ts';
export { Slot, SlotsProvider } from './slot.tsx';
export type { SlotModule, SlotName, SlotProps } from './table.ts';
