import { createHash } from 'node:crypto'

/** Names a text by what it says. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
