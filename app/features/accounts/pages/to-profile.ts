import { redirect } from 'react-router';
import { PROFILE_PATH } from '../paths.ts';

/** Paths without a page of their own lead to the member's profile (decisions.md 26). */
export const loader = () => redirect(PROFILE_PATH, 301);
