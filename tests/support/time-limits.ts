/**
 * The limits of time in tests, in milliseconds. They end what hangs, and decide nothing else: a test passes on a machine of any
 * speed, whatever else that machine does.
 */

/** A test, a hook or an action. */
export const HANGS = 120_000;

/** What a test waits for, such as a lock, a row or an event. */
export const WAIT = 15_000;

/** What a journey waits for on a screen: four browsers share the machine with the site and its CMS. */
export const WAIT_ON_SCREEN = 2 * WAIT;

/** Settings by which the limits of the site that end by time decide nothing either. A test of such a limit sets its own. */
export const WIDE_LIMITS = { DATABASE_SECONDS: '120', REQUEST_SECONDS: '120', UPLOAD_SECONDS: '120' };
