/** The name of the cases about messages. */
export const MESSAGE_CASE = 'message';
