import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { passageSourceTable, passageTable } from './ground/passage.table.ts'
import { helpTurnTable } from './help.table.ts'

/** What was said stands in the talk, which is the learner's own (`attempt.personalData.ts`). */
export const helpPersonalData: PersonalData = {
  fates: [
    stays(helpTurnTable, because.nobody, 'sources'),
    stays(passageTable, because.work, 'kind', 'title', 'text'),
    stays(passageSourceTable, because.nobody, 'kind', 'hash'),
  ],
  own: {},
}
