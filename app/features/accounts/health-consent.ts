/** The version of the text beside the consent box; a member's consent is logged with it (rules.md R35). */
export const HEALTH_CONSENT_VERSION = '2026-11';
