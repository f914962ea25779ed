/** The recipient if `ADMIN_EMAIL` is not set; such mails stay in the outbox. */
export const PLACEHOLDER_EMAIL = 'admin@home-truths.example';
