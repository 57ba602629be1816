/** What is said to who has to wait for another command; bin/cms/commands.js passes it on at once. */
export const WAITS = 'Een ander commando van het CMS is nog bezig. Dit wacht tot dat klaar is.';
