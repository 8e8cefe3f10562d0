import { because, stays, type PersonalData } from '#kit/call/server/personalData.ts'
import { exampleSchoolTable } from './exampleSchool.table.ts'

/** Its people are made up. */
export const exampleSchoolPersonalData: PersonalData = {
  fates: [stays(exampleSchoolTable, because.nobody, 'status', 'carried')],
}
