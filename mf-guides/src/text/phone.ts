/** A screen too narrow for the columns of a table, whose rows are then cards. */
export const PHONE = '@media screen and (max-width: 639.98px)';
