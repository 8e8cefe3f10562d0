/**
 * What the database holds in place of the name of somebody whose account is closed. Wherever it leaves the server, in answers
 * and in sheets, it is replaced by the phrase of its reader's language. Of a private use area, so that nobody is called so.
 */
export const closedName = '\uE000closed\uE000'
