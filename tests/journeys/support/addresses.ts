/** Where the site of the journeys listens, and its CMS beside it. Two runs on one machine each need ports of their own. */
const port = Number(process.env.JOURNEYS_PORT || 3210);

export const SITE = { port, origin: `http://localhost:${port}` };
export const CMS = `http://localhost:${port + 1}`;
