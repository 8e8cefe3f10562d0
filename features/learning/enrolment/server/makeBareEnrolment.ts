import type { Services } from '#kit/call/server/context.ts'
import { localDay } from '#kit/time/calendar.ts'
import { enrolmentTable } from './enrolment.table.ts'

export type NewEnrolment = Partial<typeof enrolmentTable.$inferInsert> & { readonly userId: number }

/** Where its product does not matter: none has this number. */
const noProduct = 1_000_000_000

/** An enrolment without the records that come with it, of today in the installation's zone unless said otherwise. */
export async function makeBareEnrolment(services: Services, input: NewEnrolment) {
  const redeemedAt = input.redeemedAt ?? services.now()
  const timeZone = input.timeZone ?? services.env.TZ_DEFAULT
  const startsOn = localDay(redeemedAt, timeZone)
  const [row] = await services.database.db
    .insert(enrolmentTable)
    .values({ productId: noProduct, redeemedAt, timeZone, startsOn, ...input })
    .returning()
  if (!row) throw new Error('the enrolment was not made')
  return row
}
