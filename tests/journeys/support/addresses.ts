import { readSettings } from '#settings/read-settings.js';

/** Where the site of the journeys listens, and its CMS beside it. Two runs on one machine each need ports of their own. */
const { JOURNEYS_PORT: port } = readSettings('tests', process.env);

export const SITE = { port, origin: `http://localhost:${port}` };
export const CMS = `http://localhost:${port + 1}`;
