import { randomBytes } from 'node:crypto'

/** An unguessable name for a file's bytes, or for an upload. */
export const newToken = (): string => randomBytes(18).toString('base64url')
