/** The version of the text beside the consent checkbox, which is stored with each consent (rules.md R35). */
export const HEALTH_CONSENT_VERSION = '2026-11';
