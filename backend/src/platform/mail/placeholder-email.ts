/** The recipient without `ADMIN_EMAIL`; its mails never leave the outbox. */
export const PLACEHOLDER_EMAIL = 'admin@home-truths.example';
