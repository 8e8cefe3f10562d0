import type { Services } from '#kit/call/server/context.ts'
import { markNew } from '#kit/data/server/exampleRecords.ts'
import { generatePassword } from '#kit/secret/server/password.ts'
import { addFilledSchool } from '#features/insight/example-school/server/example-school.commands.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { isNamed } from '#features/people/user/server/user.queries.ts'
import { guides } from './server/demo/data/people.data.ts'
import { makeDemo } from './server/demo/parts.ts'

/**
 * Fills in a believable school for `npm start -- --demo`, once: in one transaction, so whoever is interrupted starts again
 * with nothing. Prints the names and the password of one user of each role.
 */
export async function fillDemo(services: Services, print: (line: string) => void): Promise<void> {
  const [first] = guides
  const { db } = services.database
  const existing = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(isNamed(first?.[0] ?? ''))
  if (existing.length > 0) {
    print(
      '\n  The demonstration school is there already. A forgotten password: npm run user -- password NAME',
    )
    return
  }
  const password = generatePassword(12)
  const { people } = await markNew(services.database, { isListed: true }, async (inside) => {
    await addFilledSchool(inside, services.now())
    return makeDemo({ ...services, database: { ...services.database, db: inside } }, password)
  })
  print('\n  The demonstration school is filled in. Everybody in it is made up; sign in as:')
  for (const { username, roles } of people.guides)
    print(`    ${username.padEnd(16)}${password}  (${roles.join(', ')})`)
}
