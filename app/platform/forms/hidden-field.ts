/** Whether a field is a hidden one of ours, such as the antiforgery token. */
export const isHiddenField = (name: string): boolean => name.startsWith('_');
