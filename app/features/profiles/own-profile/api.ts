import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { changeAudience } from '../commands/change-audience.ts';
import { changeProfile } from '../commands/change-profile.ts';
import { changeTreatments } from '../commands/change-treatments.ts';
import { changeHealthConsent } from '../consent/change-health-consent.ts';
import { changesIn } from '../profile/changes-in.ts';
import { presentProfile, presentTreatment } from '../profile/present-profile.ts';
import type { ProfileChanges } from '../profile/profile-changes.ts';
import { profileForViewer } from '../profile/profile-for-viewer.ts';
import { readProfile } from '../profile/read-profile.ts';
import { SECTIONS } from '../profile/sections.ts';
import { causes } from '../terms/causes.ts';
import { consequences } from '../terms/consequences.ts';
import { medicines } from '../terms/medicines.ts';
import { presentTerms, termsNamed } from '../terms/present-terms.ts';
import { relationships } from '../terms/relationships.ts';
import { treatments } from '../terms/treatments.ts';
import type { ownProfileContract } from './contract.ts';

const ownProfile = ({ platform, viewer }: MemberContext) => readProfile(platform.db, viewer.memberId);

const save = ({ platform, viewer, idempotencyKey }: MemberContext, changes: ProfileChanges) =>
  changeProfile(platform, { by: viewer, changes, key: idempotencyKey });

export const ownProfileHandlers: HandlersOf<typeof ownProfileContract> = {
  relationshipTerms: () => presentTerms(relationships),
  causeTerms: () => presentTerms(causes),
  consequenceTerms: () => presentTerms(consequences),
  treatmentTerms: () => presentTerms(treatments),
  medicineTerms: () => presentTerms(medicines),
  termsByNames: (_ctx, { query }) => presentTerms(termsNamed(query.terms.split(','))),
  async readProfile(ctx) {
    const profile = await ownProfile(ctx);
    return { ...presentProfile(profileForViewer(profile, 'self')), HealthConsent: profile.healthConsent };
  },
  saveProfile: (ctx, { body }) => save(ctx, changesIn(body)),
  readCauses: async (ctx) => (await ownProfile(ctx)).cause.causeIds,
  saveCauses: (ctx, { body }) => save(ctx, { causeIds: body }),
  readConsequences: async (ctx) => (await ownProfile(ctx)).consequences.consequenceIds,
  saveConsequences: (ctx, { body }) => save(ctx, { consequenceIds: body }),
  readMedicines: async (ctx) => (await ownProfile(ctx)).treatments.medicineIds,
  saveMedicines: (ctx, { body }) => save(ctx, { medicineIds: body }),
  readTreatments: async (ctx) => (await ownProfile(ctx)).treatments.entries.map(presentTreatment),
  saveTreatments({ platform, viewer }, { body }) {
    const entries = body.map(({ Treatment, Hospital = null, Date: since = null }, id) => ({
      id,
      treatmentId: Treatment,
      hospitalId: Hospital,
      since,
    }));
    return changeTreatments(platform, { by: viewer, entries });
  },
  changeHealthConsent: ({ platform, viewer }, { body }) =>
    changeHealthConsent(platform, { by: viewer, given: body.Given }),
  async readAudiences(ctx) {
    const { audiences } = await ownProfile(ctx);
    return SECTIONS.map((section) => ({ Section: section, Audience: audiences[section] }));
  },
  changeAudience: ({ platform, viewer }, { params, body }) =>
    changeAudience(platform, { by: viewer, section: params.section, audience: body.Audience }),
};
