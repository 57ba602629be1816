import type { Locator } from '@playwright/test';

/** Chooses, in a form of a moderator, the house rule for what it restricts. */
export const chooseRule = (form: Locator): Promise<void> => form.getByLabel('Ga met respect met elkaar om.').check();
