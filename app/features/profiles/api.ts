import type { z } from 'zod';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { photoPath } from '#app/ui/user/photo-path.ts';
import type { termOnWire } from './bodies.ts';
import { changeAudience } from './commands/change-audience.ts';
import { changeHealthConsent } from './commands/change-health-consent.ts';
import { removePhoto, uploadPhoto } from './commands/change-photo.ts';
import { changeProfile } from './commands/change-profile.ts';
import { changeTreatments } from './commands/change-treatments.ts';
import { changeVisibility } from './commands/change-visibility.ts';
import type { profilesContract } from './contract.ts';
import type { ownProfileContract } from './own-profile/own-profile-contract.ts';
import { changesIn } from './own-profile/profile-body.ts';
import { presentProfile, presentTreatment } from './profile/present-profile.ts';
import type { ProfileChanges } from './profile/profile.ts';
import { profileForViewer } from './profile/profile-for-viewer.ts';
import { readProfile } from './profile/read-profile.ts';
import { SECTIONS } from './profile/sections.ts';
import { causes, consequences, medicines, treatments } from './terms/medical-terms.ts';
import { relationships } from './terms/relationships.ts';
import type { Term } from './terms/term.ts';

const ownProfile = ({ platform, viewer }: MemberContext) => readProfile(platform.db, viewer.memberId);

const save = ({ platform, viewer, idempotencyKey }: MemberContext, changes: ProfileChanges) =>
  changeProfile(platform, { by: viewer, changes, key: idempotencyKey });

export const profilesHandlers: HandlersOf<typeof profilesContract & typeof ownProfileContract> = {
  changeVisibility: ({ platform, viewer }, { body }) => changeVisibility(platform, { by: viewer, public: body }),
  async uploadPhoto({ platform, viewer }, { body }) {
    return { Photo: photoPath(await uploadPhoto(platform, { by: viewer, file: body.photo })) };
  },
  removePhoto: ({ platform, viewer }) => removePhoto(platform, { by: viewer }),
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
    const ids = idsOf(body);
    const entries = body.map(({ Treatment, Hospital = null, Date: since = null }, index) => ({
      id: ids[index] as number,
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

/** The ids of treatments: as sent, and for new or repeated ones the next after the highest. */
function idsOf(entries: readonly { Id?: number | null | undefined }[]): number[] {
  let next = Math.max(-1, ...entries.map(({ Id }) => Id ?? -1)) + 1;
  const used = new Set<number>();
  return entries.map(({ Id }) => {
    const id = typeof Id === 'number' && !used.has(Id) ? Id : next++;
    used.add(id);
    return id;
  });
}

/** Terms on the wire. */
const presentTerms = (terms: readonly Term[]): z.output<typeof termOnWire>[] =>
  terms.map(({ number, name }) => ({ TermNumber: number, Name: name }));

/** The terms of all lists that have one of these names, in any case of letters. */
function termsNamed(names: readonly string[]): readonly Term[] {
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  const all = [relationships, treatments, causes, medicines, consequences].flat();
  return all.filter(({ name }) => wanted.has(name.toLowerCase()));
}
