/** Writes the types of the slots that `package.json` declares. */
import { SLOT_TYPES_FILE, writeSlotTypes } from '../build/slot-types.ts';

writeSlotTypes(process.cwd());
console.log(`Wrote ${SLOT_TYPES_FILE}`);
