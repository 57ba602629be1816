/** The error message of a username that is not free (spec §5). */
export const USERNAME_TAKEN = 'Deze gebruikersnaam is al in gebruik';
