import { DESK_PATH } from '#app/features/advice/paths.ts';
import { FOOTER_SECTIONS, LEGAL_LINKS } from '#app/features/content/footer-links.ts';
import { listMissingPages, readMainMenu } from '#app/features/content/index.ts';
import { KEYS_PATH } from '#app/features/keys/paths.ts';
import { CASES_PATH, MEMBERS_PATH } from '#app/features/moderation/paths.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { CountedUnread } from '#app/ui/live/unread-context.ts';
import type { ShellData, ShellViewer } from './shell-props.ts';

/**
 * The paths to which the site itself links and that may have no page yet: those of later features, and those that editors
 * write. A link to one of them is shown from the moment that its route or document exists (choices.md 41).
 */
const DOORS: readonly string[] = [...FOOTER_SECTIONS.flatMap(({ links }) => links), ...LEGAL_LINKS].map(
  ({ url }) => url,
);

/**
 * Reads what the header, the footer and the session warning show. `counting` gives what the viewer has not read yet, how many
 * questions wait for professionals, and how many cases for moderators; `distress` the text above which it is said whom the viewer can call.
 */
export async function readShell(
  ctx: RequestContext,
  {
    distress,
    ...counting
  }: {
    unread: Promise<CountedUnread>;
    openQuestions: Promise<number>;
    deskWork: Promise<number>;
    distress: ShellData['distress'];
  },
): Promise<ShellData> {
  const {
    viewer,
    consent,
    platform: { config, clock },
  } = ctx;
  const [menu, missingPages, unread, openQuestions, deskWork] = await Promise.all([
    readMainMenu(ctx),
    listMissingPages(ctx, DOORS),
    counting.unread,
    counting.openQuestions,
    counting.deskWork,
  ]);
  return {
    menu,
    missingPages,
    viewer: viewer && {
      id: viewer.memberId,
      username: viewer.username,
      photo: viewer.photoId,
      unread,
      pause: viewer.pause && { until: viewer.pause.until?.toISOString() ?? null, code: viewer.pause.code },
      lacksSecondFactor: viewer.lacksSecondFactor,
      desks: desksOf(viewer, { openQuestions, deskWork }),
    },
    antiforgery: viewer?.antiforgeryToken ?? null,
    sessionTimeLeft: viewer && viewer.sessionEndsAt.getTime() - clock.now().getTime(),
    consent,
    distress,
    origin: config.publicUrl.origin,
    settings: {
      phone: config.infolinePhone,
      phoneHours: config.infolineHours,
      magazineUrl: config.magazineUrl,
      contactEmail: config.contactEmail,
    },
  };
}

/**
 * The pages of the roles that a session holds, or where to get the second factor that they need; nobody else is told that they
 * exist (choices.md 18).
 */
const desksOf = (
  viewer: Viewer,
  { openQuestions, deskWork }: { openQuestions: number; deskWork: number },
): ShellViewer['desks'] => [
  ...(viewer.roles.includes('professional')
    ? [{ text: 'Vragen beantwoorden', href: DESK_PATH, waiting: openQuestions }]
    : []),
  ...(viewer.roles.includes('moderator') ? [{ text: 'Moderatie', href: CASES_PATH, waiting: deskWork }] : []),
  ...(viewer.roles.includes('administrator') ? [{ text: 'Deelnemers', href: MEMBERS_PATH, waiting: 0 }] : []),
  ...(viewer.lacksSecondFactor ? [{ text: 'Zet de tweede stap aan', href: KEYS_PATH, waiting: 0 }] : []),
];
