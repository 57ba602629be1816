import { readSettings } from '#settings/read-settings.js';

/** The addresses of the tested site and its CMS. Two runs at once on one machine need different ports. */
const { JOURNEYS_PORT: port } = readSettings('tests', process.env);

export const SITE = { port, origin: `http://localhost:${port}` };
export const CMS = `http://localhost:${port + 1}`;
