import { eq, getTableColumns } from 'drizzle-orm'
import type { OwnRows, PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { passageSourceTable, passageTable } from './ground/passage.table.ts'
import { helpTurnTable } from './turn/helpTurn.table.ts'

/** Beside the words of the talk, by its number. */
const ownTurns: OwnRows = (db, userId) =>
  db
    .select({ ...getTableColumns(helpTurnTable) })
    .from(helpTurnTable)
    .innerJoin(talkView, eq(talkView.id, helpTurnTable.talkId))
    .where(eq(talkView.learnerId, userId))

/** What was said stands in the talk, which is the learner's own (`attempt.personalData.ts`). */
export const helpPersonalData: PersonalData = {
  fates: [
    stays(helpTurnTable, because.answers, 'sources', 'sent'),
    stays(passageTable, because.work, 'kind', 'title', 'text'),
    stays(passageSourceTable, because.nobody, 'kind', 'hash'),
  ],
  own: { 'learning/talk-sources': ownTurns },
}
