import { DESK_PATH } from '#app/features/advice/paths.ts';
import { FOOTER_SECTIONS, LEGAL_LINKS } from '#app/features/content/footer-links.ts';
import { listMissingPages, readMainMenu } from '#app/features/content/index.ts';
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
 * Reads what the header, the footer and the session warning show. `counting` gives what the viewer has not read yet, and how
 * many cases wait for moderators.
 */
export async function readShell(
  ctx: RequestContext,
  counting: { unread: Promise<CountedUnread>; openCases: Promise<number> },
): Promise<ShellData> {
  const {
    viewer,
    consent,
    platform: { config, clock },
  } = ctx;
  const [menu, missingPages, unread, openCases] = await Promise.all([
    readMainMenu(ctx),
    listMissingPages(ctx, DOORS),
    counting.unread,
    counting.openCases,
  ]);
  return {
    menu,
    missingPages,
    viewer: viewer && {
      id: viewer.memberId,
      username: viewer.username,
      photo: viewer.photoId,
      unread,
      desks: desksOf(viewer, openCases),
    },
    antiforgery: viewer?.antiforgeryToken ?? null,
    sessionTimeLeft: viewer && viewer.sessionEndsAt.getTime() - clock.now().getTime(),
    consent,
    origin: config.publicUrl.origin,
    settings: {
      phone: config.infolinePhone,
      phoneHours: config.infolineHours,
      magazineUrl: config.magazineUrl,
      contactEmail: config.contactEmail,
    },
  };
}

/** The pages of the roles that a member has; nobody else is told that they exist (choices.md 18). */
const desksOf = (viewer: Viewer, openCases: number): ShellViewer['desks'] => [
  ...(viewer.roles.includes('professional') ? [{ text: 'Vragen beantwoorden', href: DESK_PATH, waiting: 0 }] : []),
  ...(viewer.roles.includes('moderator') ? [{ text: 'Moderatie', href: CASES_PATH, waiting: openCases }] : []),
  ...(viewer.roles.includes('administrator') ? [{ text: 'Leden', href: MEMBERS_PATH, waiting: 0 }] : []),
];
