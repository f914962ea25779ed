/** Where a table has no room for its columns: each row is a card. */
export const PHONE = '@media screen and (max-width: 639.98px)';
