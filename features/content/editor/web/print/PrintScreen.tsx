import './print.css'
import { PrinterOutlined } from '@ant-design/icons'
import { Button, Switch } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { EmptyState, ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { paperOf } from '#deck/deck.paper.ts'
import { useDeckWords } from '#deck/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityHome } from '../record/paths.ts'
import type { ActivityRecord } from '../state/editorState.ts'
import { PaperAnswers } from './PaperAnswers.tsx'
import { PaperSheet } from './PaperSheet.tsx'
import { printWhenDrawn } from './printWhenDrawn.ts'

/** An activity on paper, to be worked through with a pen. The activity is the `?id=` of the address. */
export function PrintScreen() {
  const id = useRecordId()
  const hasWords = useDeckWords()
  // Whoever comes from the editor has just changed it.
  const now = { enabled: id !== undefined, staleTime: 0 }
  const read = useRead(activityEndpoints.get, { query: { id: id ?? 0 } }, now)
  if (id === undefined) return <MissingRecord home={activityHome} />
  if (read.error && !read.data)
    return <ErrorState error={read.error} home={activityHome} onRetry={() => void read.refetch()} />
  if (!read.data || !hasWords) return <FormSkeleton />
  return <Paper record={read.data} />
}

function Paper({ record }: { readonly record: ActivityRecord }) {
  const t = useWords(activityWords)
  const [hasAnswers, setAnswers] = useState(false)
  const sheet = useRef<HTMLElement>(null)
  const cards = useMemo(() => paperOf(record.cards), [record.cards])
  const files = useMemo(
    () => Object.fromEntries(Object.entries(record.files).map(([id, { url }]) => [id, url])),
    [record.files],
  )
  useScreenName(record.title)
  if (cards.length === 0) return <EmptyState lead={t('editor.emptyLead')} title={t('editor.emptyTitle')} />
  return (
    <div className="paper-screen">
      <div className="kit-screen-only">
        <ScreenHead lead={t('print.lead')} title={t('print.title')}>
          <label className="paper-switch">
            <Switch checked={hasAnswers} onChange={setAnswers} size="small" />
            {t('print.withAnswers')}
          </label>
          <Button
            icon={<PrinterOutlined aria-hidden="true" />}
            onClick={() => void printWhenDrawn(sheet.current)}
            type="primary"
          >
            {t('print.action')}
          </Button>
        </ScreenHead>
      </div>
      <article className="kit-panel paper" lang={record.language ?? undefined} ref={sheet}>
        <PaperSheet cards={cards} files={files} title={record.title} />
        {hasAnswers && <PaperAnswers cards={cards} />}
      </article>
    </div>
  )
}
