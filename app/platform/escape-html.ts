/** A text with the signs of HTML and XML escaped, for between tags and between quotes alike. */
export const escapeHtml = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
