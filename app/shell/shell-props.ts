import type { MenuItem } from '#app/features/content/main-menu.ts';
import type { PlacedText } from '#app/platform/distress/placed-text.ts';
import type { Consent } from '#app/platform/http/consent.ts';
import type { CountedUnread } from '#app/ui/live/unread-context.ts';
import type { PauseOnPage } from '#app/ui/session/pause-context.ts';
import type { OpeningHours } from './opening-hours.ts';

/** The fields of the viewer that the shell shows. */
export interface ShellViewer {
  id: number;
  username: string;
  /** The id of the photo. */
  photo: string | null;
  /** What was unread when the page was loaded. */
  unread: CountedUnread;
  /** Set while moderators keep them from writing. */
  pause: PauseOnPage | null;
  /** Whether a role of theirs waits for a second factor. */
  lacksSecondFactor: boolean;
  /** The pages that this member's roles open, for the menu of the account, with what waits there. */
  desks: readonly { text: string; href: string; waiting: number }[];
}

/** The settings of the site that every page shows (choices.md 37). */
export interface ShellSettings {
  /** In the notation for people, such as '030 123 45 67'. */
  phone: string;
  phoneHours: OpeningHours;
  magazineUrl: string;
  contactEmail: string;
}

/** What the loader of the root route reads for the shell. */
export interface ShellData {
  viewer: ShellViewer | null;
  /** The main menu from left to right. */
  menu: readonly MenuItem[];
  /** Those of DOORS that have no page yet. */
  missingPages: readonly string[];
  antiforgery: string | null;
  /** The time until the session ends without activity, in milliseconds; null for visitors. */
  sessionTimeLeft: number | null;
  consent: Consent;
  /** The text of the viewer above which the page shows whom they can call; null for none. */
  distress: PlacedText | null;
  /** The origin of the site, as in PUBLIC_URL. */
  origin: string;
  settings: ShellSettings;
}

/** The props of the shell: the data, and what the handle of the page's route says. */
export interface ShellProps extends ShellData {
  header: boolean;
  /** Whether the header has only the logo and a link back, as on the login page. */
  reducedHeader: boolean;
  footer: boolean;
  infoline: boolean;
  /** The path and query of this page, to return to after logging in or choosing cookies. */
  path: string;
}
