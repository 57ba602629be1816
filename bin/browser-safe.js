/** What of the platform the browser may run: no Node, no database, no secrets. A pattern of paths in app/platform. */
export const BROWSER_SAFE = [
  'clock',
  'slug',
  'errors/(app-error|catalogue)',
  'forms/(fields|field-errors|refusal)',
  'http/(calls/(client|contract)|pages/page-handle|canonical-path)',
  'images/(picture-error-message|copies)',
  'limits/rate-limit',
  'mail/address',
  'paths',
  'session/logged-out',
].join('|');
