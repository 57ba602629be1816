import { redirect } from 'react-router';

/** Addresses without a page of their own lead to the member's profile (decisions.md 26). */
export const loader = () => redirect('/account/profiel', 301);
