import { createHash } from 'node:crypto'

/** Names a value by what it says; equal values of one schema, whose keys stand in its order, have equal names. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
