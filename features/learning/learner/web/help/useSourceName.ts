import { useWords } from '#kit/i18n/web/words.ts'
import type { HelpSource } from '#features/learning/help/help.contract.ts'
import { helpSheetWords } from '../../help.words.ts'

/** What a source is called in the sheet of this activity, such as `Card 3: Wait three seconds`. */
export function useSourceName(activityId: number): (source: HelpSource) => string {
  const t = useWords(helpSheetWords)
  return (source) => {
    const { kind, number, title } = source
    const name =
      title === '' && number !== ''
        ? t('source.untitled', { number })
        : t(`source.${kind}`, { number, title })
    const isElsewhere = source.activityId !== null && source.activityId !== activityId
    return isElsewhere ? t('source.elsewhere', { source: name }) : name
  }
}
