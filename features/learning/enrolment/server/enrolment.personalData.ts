import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, ownRows, stays } from '#kit/call/server/personalData.ts'
import { enrolmentTable } from './enrolment.table.ts'

export const enrolmentPersonalData: PersonalData = {
  fates: [stays(enrolmentTable, because.books, 'userId', 'timeZone')],
  own: { 'learning/enrolments': ownRows(enrolmentTable, enrolmentTable.userId) },
}
