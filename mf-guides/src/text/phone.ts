/** Screens that are too narrow for a table's columns; each row is a card. */
export const PHONE = '@media screen and (max-width: 639.98px)';
