import { checkEarlyForm, EARLY_FORMS } from '../support/early-input.ts';
import { test } from '../support/visit.ts';

for (const [name, form] of Object.entries(EARLY_FORMS))
  test(`what is filled into ${name} early is kept where something else changes the page half a second later`, ({
    page,
  }) => checkEarlyForm(page, form, 'half a second later'));
