import { localDay } from '#kit/time/calendar.ts'
import type { Services } from '#kit/call/server/context.ts'
import { enrolmentTable } from './enrolment.table.ts'
import { writeEnrolled } from './studyRows.ts'

type NewEnrolment = Partial<typeof enrolmentTable.$inferInsert> & { readonly userId: number }

/** An enrolment for tests and demo data, of today in the installation's zone unless said otherwise. */
export async function makeEnrolment(services: Services, given: NewEnrolment) {
  const redeemedAt = given.redeemedAt ?? services.now()
  const timeZone = given.timeZone ?? services.env.TZ_DEFAULT
  const startsOn = localDay(redeemedAt, timeZone)
  const [row] = await services.database.db
    .insert(enrolmentTable)
    .values({ productId: 0, redeemedAt, timeZone, startsOn, ...given })
    .returning()
  if (!row) throw new Error('the enrolment was not made')
  await writeEnrolled(services.database.db, row, services.now())
  return row
}
