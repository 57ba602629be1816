/**
 * Any number that nobody else uses, for an advisory lock. The same file is kept once, whoever brings it, the CMS too. So
 * that nobody removes it while somebody else begins to refer to it, who writes the rows of files shares this lock until
 * their transaction ends, and who removes files has it alone.
 */
export const MEDIA_LOCK = 7_411_364;
