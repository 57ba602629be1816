import { redirect } from 'react-router';
import { PROFILE_PATH } from '#app/features/profiles/paths.ts';

/** Redirects addresses that have no page of their own to the member's profile (choices.md 26). */
export const loader = () => redirect(PROFILE_PATH, 301);
