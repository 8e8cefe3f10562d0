import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { useRead } from '#kit/http/web/query.ts'
import { ViewScreen } from '#kit/record/web/ViewScreen.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { useDeckWords } from '#deck/web/words.ts'
import { activity, activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityLayout } from '../record/activityLayout.ts'
import { FreeSample } from '../record/FreeSample.tsx'
import { activityHome, activityPaths } from '../record/paths.ts'
import { DeckView } from './DeckView.tsx'
import { PlatformPanel } from './PlatformPanel.tsx'
import { ReadProblems } from './ReadProblems.tsx'
import { VersionList } from './VersionList.tsx'

const head = { picture: 'cover', text: 'description', people: ['hostTeacherIds'] } as const

/** D1: an activity to be read: its fields, its cards as learners get them, its versions. */
export function ActivityView({ isLocked = false }: { readonly isLocked?: boolean }) {
  const t = useWords(activityWords)
  return (
    <ViewScreen
      head={head}
      home={activityHome}
      isLocked={isLocked}
      layout={activityLayout}
      actions={paperOf}
      more={cardsOf}
      renderers={{
        tutorAgentId: (record) => (record['tutorAgentId'] ? undefined : t('tutor.system')),
      }}
      resource={activity}
    />
  )
}

const paperOf = ({ id }: Recorded) => <PrintButton id={id} />

function PrintButton({ id }: { readonly id: number }) {
  const t = useWords(activityWords)
  const go = useGo()
  return (
    <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => go(activityPaths.print(id))}>
      {t('print.action')}
    </Button>
  )
}

const cardsOf = ({ id }: Recorded) => <Cards id={id} key={id} />

function Cards({ id }: { readonly id: number }) {
  const read = useRead(activityEndpoints.get, { query: { id } })
  const hasWords = useDeckWords()
  const [versionId, setVersionId] = useState<number | null>(null)
  if (!read.data || !hasWords) return null
  return (
    <>
      <FreeSample id={id} />
      {read.data.mayEdit && <ReadProblems record={read.data} />}
      {read.data.mayEdit && <PlatformPanel record={read.data} />}
      <DeckView record={read.data} versionId={versionId} />
      <VersionList activityId={id} onShow={setVersionId} shownId={versionId} />
    </>
  )
}
