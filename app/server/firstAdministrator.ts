import { arrayContains } from 'drizzle-orm'
import { commandLine, writeLog } from '#kit/call/server/call.ts'
import type { Services } from '#kit/call/server/context.ts'
import { generatePassword, hashPassword } from '#kit/secret/server/password.ts'
import { addAccount } from '#features/people/user/server/accounts.commands.ts'
import { userTable } from '#features/people/user/server/user.table.ts'

export interface FirstAdministrator {
  readonly username: string
  /** The generated password, to be printed once; undefined where the operator chose it. */
  readonly password: string | undefined
}

const username = 'admin'

/**
 * Makes the super administrator of a fresh install, where there is none yet; the operator may have made other accounts. `announce` prints the password before it
 * is stored: whoever is killed in between has lost nothing, because the next start makes it anew.
 * @returns undefined where there is one already
 */
export async function makeFirstAdministrator(
  { database, env, now }: Pick<Services, 'database' | 'env' | 'now'>,
  announce: (made: FirstAdministrator) => void,
): Promise<FirstAdministrator | undefined> {
  const [existing] = await database.db
    .select({ id: userTable.id })
    .from(userTable)
    .where(arrayContains(userTable.roles, ['super_admin']))
    .limit(1)
  if (existing) return undefined
  const chosen = env.ADMIN_PASSWORD
  const password = chosen ?? generatePassword()
  const passwordHash = await hashPassword(password)
  const made = { username, password: chosen === undefined ? password : undefined }
  return database.db.transaction(async (db) => {
    const account = { username, nickname: username, passwordHash, roles: ['super_admin'] } as const
    const id = await addAccount(db, { ...account, mustChangePassword: chosen === undefined }, now())
    // Another process of the same fresh install was quicker.
    if (id === undefined) return undefined
    const { passwordHash: _hash, ...after } = account
    await writeLog(db, [{ resource: 'user', resourceId: id, action: 'create', after }], {
      actorId: null,
      at: now(),
      requestId: commandLine,
    })
    announce(made)
    return made
  })
}
