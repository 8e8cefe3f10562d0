import type { Services } from '#kit/call/server/context.ts'
import {
  makeBareEnrolment,
  type NewEnrolment,
} from '#features/learning/enrolment/server/makeBareEnrolment.ts'
import { writeEnrolled } from './course/recordRows.ts'

/** An enrolment with its records, for tests and demo data. */
export async function makeEnrolment(services: Services, input: NewEnrolment) {
  const enrolment = await makeBareEnrolment(services, input)
  await writeEnrolled(services.database.db, enrolment, services.now())
  return enrolment
}
