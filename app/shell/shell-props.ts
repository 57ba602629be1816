import type { MenuItem } from '#app/features/content/main-menu.ts';
import type { Consent } from '#app/platform/http/consent.ts';
import type { OpeningHours } from './infoline/opening-hours.ts';

/** What header and footer show of the member who is logged in. */
export interface ShellViewer {
  id: number;
  username: string;
  /** Its id. */
  photo: string | null;
  /** Unread messages and notifications together. */
  unread: number;
}

/** Settings of the site that show on every page (decisions.md, 37). */
export interface ShellSettings {
  /** As people write it, e.g. '030 123 45 67'. */
  phone: string;
  phoneHours: OpeningHours;
  magazineUrl: string;
  contactEmail: string;
}

/** What every page has around it; worked out by the root route. */
export interface ShellState {
  viewer: ShellViewer | null;
  /** The main menu from left to right. */
  menu: readonly MenuItem[];
  antiforgery: string | null;
  /** How long the session lives if the member does nothing more, in milliseconds; null for visitors. */
  sessionLeft: number | null;
  /** Only the logo and a way back: pages to log in or register (spec §2, Authentication). */
  reduced: boolean;
  footer: boolean;
  infoline: boolean;
  /** The page itself invites to take part, so that the header need not. */
  invites: boolean;
  consent: Consent;
  /** Path and query of this page, for the way back after logging in or choosing cookies. */
  path: string;
  settings: ShellSettings;
}
