import { expect, type Locator, type Page } from '@playwright/test';

/** The only field of a form says what is wrong, and has the focus; there is no summary of errors. */
export async function expectWrongField(form: Page | Locator, message: string | RegExp): Promise<Locator> {
  const field = form.locator('[aria-invalid="true"]');
  const text = typeof message === 'string' ? new RegExp(RegExp.escape(message).replaceAll('\\x20', '\\s')) : message;
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toBeFocused();
  await expect(form.getByText('Er klopt nog iets niet')).toHaveCount(0);
  return field;
}
