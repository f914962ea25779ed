/** The recipient where no `ADMIN_EMAIL` is set: such mail never leaves the outbox. */
export const PLACEHOLDER_EMAIL = 'admin@home-truths.example';
