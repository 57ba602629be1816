/** The error message of a username that is not free. */
export const USERNAME_TAKEN = 'Deze gebruikersnaam is al in gebruik';
