import '#kit/form/web/form.css'
import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { nameIn } from '#kit/resource/web/formed.ts'
import { PreviewButton } from '#kit/form/web/PreviewButton.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import { isEditable, pathsOf, type Home } from '#kit/resource/web/rowPaths.ts'
import { movableIn } from '#kit/review/web/moveRecords.ts'
import { MoveButtons } from '#kit/review/web/MoveButtons.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { ReviewNote } from '#kit/review/web/ReviewNote.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { ShareButton } from '#kit/share/web/ShareButton.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { HistoryButton } from './HistoryButton.tsx'
import { LockedNote } from './LockedNote.tsx'
import type { FormLayout } from './layout.ts'
import { RecordHead } from './overview/RecordHead.tsx'
import { useOverview, type ShownOverview } from './overview/useOverview.ts'
import type { ViewHead } from './overview/viewHead.ts'
import { ViewSkeleton } from './overview/ViewSkeleton.tsx'
import { RecordFacts, type FactRenderers } from './RecordFacts.tsx'

export interface ViewScreenProps {
  readonly resource: Formed
  readonly home: Home
  readonly layout?: FormLayout
  /** What of the record its overview shows; all else is listed below it. */
  readonly head?: ViewHead
  readonly editableIn?: readonly string[]
  readonly renderers?: FactRenderers
  /** Below the title. */
  readonly note?: (record: Recorded) => ReactNode
  /** More sections at the end. */
  readonly more?: (record: Recorded) => ReactNode
  /** Beside the moves. */
  readonly actions?: (record: Recorded) => ReactNode
  /** What its readers see, behind a button. */
  readonly aside?: (record: Recorded) => ReactNode
  /** Somebody came to change it, and it cannot be changed now. */
  readonly isLocked?: boolean
}

/** B-view: a record at a glance, then its facts, with the moves that are open to the reader. The record is the `?id=` of the address. */
export function ViewScreen(props: ViewScreenProps) {
  const id = useRecordId()
  const read = useRead(props.resource.endpoints.get, { query: { id } }, { enabled: id !== undefined })
  const overview = useOverview(props.resource.name, id)
  const record = read.data as Recorded | undefined
  if (id === undefined) return <MissingRecord home={props.home} />
  if (read.error && !record)
    return <ErrorState error={read.error} home={props.home} onRetry={() => void read.refetch()} />
  // Both are drawn at once, so that nothing moves when the second one comes.
  return record && !overview.isPending ? (
    <RecordView {...props} overview={overview.shown} record={record} />
  ) : (
    <ViewSkeleton />
  )
}

interface RecordViewProps extends ViewScreenProps {
  readonly record: Recorded
  readonly overview: ShownOverview | undefined
}

const bare: ViewHead = {}

function RecordView(props: RecordViewProps) {
  const { resource, home, layout, record, overview, renderers, editableIn, isLocked = false } = props
  const { note, more, actions, aside, head = bare } = props
  const t = useWords(kitWords)
  const go = useGo()
  const movable = movableIn(resource)
  useScreenName(nameIn(record))
  const canEdit = !isLocked && resource.endpoints.update !== undefined && isEditable(record, editableIn)
  const editHref = canEdit ? pathsOf(home).edit(record.id) : undefined
  return (
    <div className="kit-form">
      <ScreenHead
        title={nameIn(record) || t('list.untitled')}
        mark={
          record.status !== undefined &&
          resource.machine && <StatusTag machine={resource.machine} status={record.status} />
        }
      >
        {aside && <PreviewButton>{aside(record)}</PreviewButton>}
        {actions?.(record)}
        {editHref !== undefined && (
          <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => go(editHref)}>
            {t('actions.edit')}
          </Button>
        )}
        <ShareButton resource={resource.name} id={record.id} />
        <HistoryButton resource={resource.name} id={record.id} />
        {movable && (
          <MoveButtons resource={movable} record={record} shows={overview === undefined ? 'all' : 'rest'} />
        )}
      </ScreenHead>
      {isLocked && <LockedNote {...{ resource, record, editableIn }} />}
      <ReviewNote resource={resource} record={record} />
      <RecordHead {...{ resource, record, head, overview, editHref }} />
      {note?.(record)}
      <RecordFacts {...{ resource, record, layout, head, renderers }} />
      {more?.(record)}
    </div>
  )
}
