import type { Services } from '#kit/call/server/context.ts'
import { makeExchanges, type NewTalk } from '#features/learning/attempt/server/makeExchanges.ts'
import type { HelpSource } from '../help.source.ts'
import type { HelpManner } from '#features/ai/ai-config/help.kinds.ts'
import { helpTurnTable } from './turn/helpTurn.table.ts'

export interface NewHelp extends NewTalk {
  readonly manner: HelpManner
  /** What each reply relies on; nothing by default. */
  readonly sources?: readonly HelpSource[]
}

/** A talk of a learner with a tutor or a partner about a card, without the message that notifies of it, for tests and demo data. */
export async function makeHelp(services: Services, { sources = [], ...talk }: NewHelp) {
  const made = await makeExchanges(services, talk)
  const turns = made.ids.map((talkId, index) => ({
    talkId,
    rung: Math.min(index + 1, 4),
    sources,
    hintsTold: index,
    inputTokens: 400,
    outputTokens: 60,
  }))
  if (turns.length > 0) await services.database.db.insert(helpTurnTable).values(turns)
  return made
}
