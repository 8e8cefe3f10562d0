import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { verifyPassword } from '#kit/secret/server/password.ts'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { phrase } from '#kit/i18n/words.ts'
import { userFaults } from '../user.faults.ts'
import type { accountEndpoints } from '../account.contract.ts'
import { accountWords } from '../account.words.ts'
import { userTable } from './user.table.ts'
import { closeAccount } from './closeAccount.ts'
import { ownData } from './ownData.ts'

/** Own data and the end of an account, over what each feature says that it holds of people. */
export const makeAccountHandlers = (parts: readonly PersonalData[]): HandlersOf<typeof accountEndpoints> => ({
  data: async (call) => ownData(call, parts),

  async close(call) {
    const { password, handOverTo } = call.body
    const { id } = call.actor
    const [account] = await call.db.select().from(userTable).where(eq(userTable.id, id))
    if (!(await verifyPassword(account?.passwordHash, password)))
      refuse(kitFaults.invalid, { fields: { password: phrase(accountWords, 'problems.wrongPassword') } })
    await call.transaction((inside) => closeAccount(inside, parts, { id, handOverTo }))
    return true
  },

  async closeOther(call) {
    // One's own is closed in the profile, where the password is asked for.
    if (call.body.id === call.actor.id) refuse(userFaults.notYourself)
    await closeAccount(call, parts, call.body)
    return true
  },
})
