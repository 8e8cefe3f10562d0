import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { helpSheetWords } from '../../help.words.ts'
import { NoReply } from './useHelp.ts'

/** Why there is no help, as the learner reads it; what the server refuses it says in its own words. */
export function useTroubleText(): (error: unknown) => string {
  const t = useWords(helpSheetWords)
  return (error) => {
    if (isRefusal(error)) return error.fields['said'] ?? error.message
    if (!navigator.onLine || error instanceof TypeError) return t('trouble.offline')
    return error instanceof NoReply ? t('trouble.failed') : errorText(error)
  }
}
