import { viewOf } from '#kit/data/server/viewOf.ts'
import { helpTurnTable } from './turn/helpTurn.table.ts'

/** What is known of a reply beside its words. */
export const helpTurnView = viewOf(helpTurnTable, ['sources', 'talkId'])
