/** The modules of app/platform that code for the browser may import: no Node, database or secrets. A pattern of paths. */
export const BROWSER_SAFE = [
  'clean-text',
  'clock',
  'cut-text',
  'slug',
  'errors/(app-error|catalogue)',
  'forms/(fields|field-errors|form-error)',
  'http/(calls/(client|contract)|pages/page-handle|canonical-path)',
  'images/(picture-error-message|copies)',
  'limits/rate-limit',
  'marks/mark-call',
  'live/topics',
  'mail/address',
  'paths',
  'session/logged-out',
  'speaks-for-site',
].join('|');
