import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import type { OpenedActivity } from './sitting.ts'

/** Why cards of a finished activity stand there as if nobody had answered them. */
export function ForgottenAnswers({ activity }: Pick<OpenedActivity, 'activity'>) {
  const t = useWords(learnWords)
  const format = useFormat()
  const { record, seenCount } = activity
  // A copy that was cached earlier does not know.
  const at = record?.answersForgottenAt
  if (!at || seenCount > 0) return null
  return <p className="learn-forgotten">{t('activity.answersForgotten', { date: format.date(at) })}</p>
}
