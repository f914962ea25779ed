import { defineEntity, p } from '@mikro-orm/core';

const AddressKeyVersionSchema = defineEntity({
  name: 'AddressKeyVersion',
  properties: {
    version: p.integer().primary().autoincrement(false),
  },
});

/** One row: the version of the rules (`ADDRESS_KEY_VERSION`) by which all address keys were last made. */
export class AddressKeyVersion extends AddressKeyVersionSchema.class {}
AddressKeyVersionSchema.setClass(AddressKeyVersion);
