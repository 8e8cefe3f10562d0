import { createHash } from 'node:crypto'

/** The SHA-256 of a text in base64url, by which equal texts are found. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
