import { phrasesIn } from '#kit/i18n/words.ts'
import { shownLanguage } from '#kit/i18n/web/words.ts'
import type { HelpOffer } from '#features/learning/attempt/attempt.contract.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import { helpSheetWords } from '../../help.words.ts'

export const loadAskTeacher = () => import('../messages/AskTeacher.tsx')
export const loadHelpSheet = () => import('./HelpSheet.tsx')

/** Fetches what opens beside a card before it is asked for: without a connection it then still opens, and says so. */
export async function loadDoors({ tutor, partner }: HelpOffer): Promise<void> {
  await loadAskTeacher()
  if (!tutor && !partner) return
  await Promise.all([loadHelpSheet(), phrasesIn([helpWords, helpSheetWords], shownLanguage())])
}
