/** What a message is about that concerns the account of its reader. */
export const aboutAccount = 'account'
