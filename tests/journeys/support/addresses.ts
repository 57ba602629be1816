import { freePort } from '../../../bin/process/ports.js';

// Chosen once, by the process that starts the site, so that two checkouts can be tested side by side; the workers inherit them.
process.env.JOURNEYS_PORT ??= String(await freePort());
process.env.JOURNEYS_CMS_PORT ??= String(await freePort());
const { JOURNEYS_PORT, JOURNEYS_CMS_PORT } = process.env;

/** The addresses of the tested site and its CMS. */
export const SITE = { port: Number(JOURNEYS_PORT), origin: `http://localhost:${JOURNEYS_PORT}` };
export const CMS = `http://localhost:${JOURNEYS_CMS_PORT}`;
