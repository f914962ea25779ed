import type { Page } from '@playwright/test';

export const SEARCH = /\/api\/properties\/search/;
export const box = (page: Page) => page.getByRole('combobox', { name: 'Search by address' });
export const cards = (page: Page) => page.getByRole('article');
export const readReviews = (page: Page) => page.getByRole('link', { name: /^Read Reviews of / });
export const results = (page: Page) => page.locator('#results');
