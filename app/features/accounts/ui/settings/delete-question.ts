/** What is asked before an account is deleted, above the form that does it. */
export const DELETE_QUESTION = 'Weet je dit zeker?';
