import { Button } from 'antd'
import { useGo } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { activityPaths } from '../record/paths.ts'

/** From the list to the import of a new activity. */
export function ImportButton() {
  const t = useWords(importWords)
  const go = useGo()
  return <Button onClick={() => go(activityPaths.import)}>{t('title')}</Button>
}
