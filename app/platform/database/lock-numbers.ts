/*
 * The numbers of PostgreSQL's advisory locks, of site and CMS together: they share one database. A lock has one number, or
 * this number and a second one (a document, the hash of a name). The numbers themselves mean nothing.
 */

/** Alone: processes that migrate the database wait for each other. */
export const MIGRATION_LOCK = 7_411_362;

/** Alone: processes that fill an empty database with the demo wait for each other. */
export const SEED_LOCK = 7_411_363;

/**
 * Alone: a file is stored once, whoever brings it. So that nobody removes it while somebody else begins to refer to it, a
 * transaction that writes rows of files shares this lock, and one that removes files holds it alone.
 */
export const MEDIA_LOCK = 7_411_364;

/** With the id of a document: its saves in the CMS wait for each other. */
export const SAVE_LOCK = 7_411_365;

/** Alone: commands of the CMS that prepare or fill the database wait for each other. */
export const COMMAND_LOCK = 7_411_366;

/** With the id of a document: transactions that enqueue a publication of it wait for each other. */
export const PUBLICATION_LOCK = 7_411_367;

/** With the id of a document: workers that store or remove what was published of it wait for each other. */
export const STORE_LOCK = 7_411_368;

/** With the hash of a name: something that published documents refer to, such as a picture or the path of a page. */
export const REFERENCE_LOCK = 7_411_369;

/** With the hash of a slug without its number: conversations whose slugs begin alike are started one after the other. */
export const CONVERSATION_SLUG_LOCK = 7_411_370;

/** Alone: workers of the browser tests that make editors wait for each other. */
export const TEST_EDITORS_LOCK = 7_411_371;

/** With the hash of a pair of members: what two members do with their contact, and blocks, happen one after the other. */
export const CONTACT_LOCK = 7_411_372;

/** Alone: deletions of accounts wait for each other, since each changes rows of many others in no order. */
export const DELETION_LOCK = 7_411_373;

/** Alone: workers that change the index of the search wait for each other, so that none stores what it read too early. */
export const SEARCH_INDEX_LOCK = 7_411_374;

/** Alone: workers that learn the vocabulary of the search wait for each other. */
export const SEARCH_VOCABULARY_LOCK = 7_411_375;

/** With the hash of how a username looks: who choose one that looks the same do so one after the other. */
export const USERNAME_LOCK = 7_411_376;
