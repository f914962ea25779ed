/** Stands for the administrator where no `ADMIN_EMAIL` is set: such mail never leaves the outbox. */
export const NO_ADDRESS = 'admin@home-truths.example';
