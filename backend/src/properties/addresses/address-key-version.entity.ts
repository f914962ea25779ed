import { defineEntity, p } from '@mikro-orm/core';

const AddressKeyVersionSchema = defineEntity({
  name: 'AddressKeyVersion',
  properties: {
    version: p.integer().primary().autoincrement(false),
  },
});

/** The version of the rules by which all keys were made; no row while some are older. */
export class AddressKeyVersion extends AddressKeyVersionSchema.class {}
AddressKeyVersionSchema.setClass(AddressKeyVersion);
