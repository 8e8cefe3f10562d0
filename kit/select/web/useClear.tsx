import { CloseCircleFilled } from '@ant-design/icons'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** How antd's fields are emptied, by a button that is spoken in the reader's language: theirs says the English name of its icon. */
export function useClear() {
  const t = useWords(kitWords)
  return {
    clearIcon: <CloseCircleFilled role="img" aria-label={t('actions.clear')} />,
    label: t('actions.clear'),
  }
}
