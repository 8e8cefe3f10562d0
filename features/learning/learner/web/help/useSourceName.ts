import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import type { HelpSource } from '#features/learning/help/help.source.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import { sourceName } from '#features/learning/help/sourceName.ts'

/** What a source is called in the sheet of this activity. */
export function useSourceName(activityId: number): (source: HelpSource) => string {
  const t = useWords(helpWords)
  const translate = useTranslate()
  return (source) => {
    const name = translate(sourceName(source))
    const isElsewhere = source.activityId !== null && source.activityId !== activityId
    return isElsewhere ? t('source.elsewhere', { source: name }) : name
  }
}
