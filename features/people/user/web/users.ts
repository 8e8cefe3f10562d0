import type { RowOf } from '#kit/contract/resource.ts'
import { user, userEndpoints } from '../user.contract.ts'

/** Accounts as their screens take them: nobody deletes one. */
export const users = { ...user, endpoints: userEndpoints }
export type UserRow = RowOf<typeof user>
