import { redirect } from 'react-router';
import { GROUPS_PATH } from '../paths.ts';

/** Redirects '/gesprek', which has no page of its own, to the groups (choices.md 26). */
export const loader = () => redirect(GROUPS_PATH, 301);
