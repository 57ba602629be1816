import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages to share another page by mail, and to get no more of such mails. */
export const sharingReservedPaths: ReservedPaths = { pages: ['/delen/afmelden'], others: ['/delen/.+'] };
