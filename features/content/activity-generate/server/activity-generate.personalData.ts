import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { activityTranslationTable } from './activityTranslation.table.ts'

export const generatePersonalData: PersonalData = {
  fates: [stays(activityTranslationTable, because.work, 'language', 'marks')],
}
