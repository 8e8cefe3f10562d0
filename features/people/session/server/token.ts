import { hash, randomBytes } from 'node:crypto'

const length = 43

/** 32 random bytes, as they go to the browser once. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text can be a token at all; anything else is refused without asking the database. */
export const isToken = (text: string): boolean => text.length === length

/** What is kept of a token. It has 256 random bits, so a quick hash is enough. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')
