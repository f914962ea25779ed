/** Screens that are too narrow for the columns of a table: each row is a card. */
export const PHONE = '@media screen and (max-width: 639.98px)';
