/** The disk of files or of the database is full, or what is given of it. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** The innermost cause of an error: libraries wrap what the system or the database has thrown. */
export const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error

/** The code of the system or the database; '' where there is none. */
export function codeOf(error: unknown): string {
  const cause = causeOf(error)
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** Whether an error says, perhaps wrapped, that a disk or a quota is full: ENOSPC, EDQUOT, or SQLSTATE 53100. */
export const isNoSpace = (error: unknown): boolean => codes.has(codeOf(error))
