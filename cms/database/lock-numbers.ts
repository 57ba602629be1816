/*
 * The first numbers of PostgreSQL's advisory locks that the CMS takes. Each is any number that no other lock of this
 * database has.
 */

/** With the id of a document: its saves wait for each other. */
export const SAVE_LOCK = 7_411_365;

/** Alone: commands that prepare or fill the database wait for each other. */
export const COMMAND_LOCK = 7_411_366;

/** With the id of a document: writing what the site is told of it. */
export const PUBLICATION_LOCK = 7_411_367;

/** With the hash of a name: something that published documents refer to, such as a picture or the path of a page. */
export const REFERENCE_LOCK = 7_411_369;
