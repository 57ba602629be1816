export { visibilityAction } from './actions.ts';
export { ensureHealthConsent } from './commands/change-health-consent.ts';
export { entryFacts, type FactKind, factOf, factsOf, profileFilters } from './directory/facts.ts';
export { storeDirectoryEntry } from './directory/store-directory-entry.ts';
export { profileFields } from './profile/fields.ts';
export { HEALTH_CONSENT_VERSION, hasCurrentHealthConsent } from './profile/health-consent.ts';
export { presentProfile, presentTreatment } from './profile/present-profile.ts';
export { answerOf, type Profile, type VisibleProfile } from './profile/profile.ts';
export type { Answer, TreatmentEntry } from './profile/profile-field.ts';
export { profileForViewer } from './profile/profile-for-viewer.ts';
export { listProfiles } from './profile/read-profile.ts';
export { type Relation, SECTION_TITLES, SECTIONS } from './profile/sections.ts';
export { causes } from './terms/causes.ts';
export {
  ageRanges,
  choiceLabel,
  genders,
  kidneyFunctions,
  livingSituations,
  occupationalStatuses,
  proteinLevels,
  provinces,
} from './terms/choices.ts';
export { consequences } from './terms/consequences.ts';
export { HOSPITAL_ABROAD, hospitalLabel, hospitals } from './terms/hospitals.ts';
export { medicines } from './terms/medicines.ts';
export { relationshipLabel, relationships } from './terms/relationships.ts';
export { termLabel } from './terms/term.ts';
export { treatments } from './terms/treatments.ts';
export { memberTopic } from './topics.ts';
export { ANONYMOUS, presentUser, seesAbout, type UserRow, type VisibleUser } from './user/redact-user.ts';
export { userForViewer } from './user/user-for-viewer.ts';
export { userRow } from './user/user-row.ts';
