import { createHash } from 'node:crypto'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys in one order: the database keeps objects in an order of its own, a browser sends them in another. */
const ordered = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

/** Names a value by what it says: equal values have equal names, whatever the order of their keys. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, ordered)).digest('base64url')
