import '#kit/form/web/form.css'
import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { FieldText } from '#kit/fields/web/FieldText.tsx'
import { fieldsIn } from '#kit/contract/field.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { nameIn, namesIn } from '#kit/resource/web/formed.ts'
import { FormColumns } from '#kit/form/web/FormColumns.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import { isEditable, pathsOf, type Home } from '#kit/resource/web/rowPaths.ts'
import { movableIn } from '#kit/review/web/moveRecords.ts'
import { MoveButtons } from '#kit/review/web/MoveButtons.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { ReviewNote } from '#kit/review/web/ReviewNote.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { ShareButton } from '#kit/share/web/ShareButton.tsx'
import { ScrollTabs } from '#kit/form/web/ScrollTabs.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { HistoryButton } from './HistoryButton.tsx'
import type { FormLayout } from './layout.ts'

export interface ViewScreenProps {
  readonly resource: Formed
  readonly home: Home
  readonly layout?: FormLayout
  readonly editableIn?: readonly string[]
  /** Instead of a field's usual text. */
  readonly renderers?: Readonly<Record<string, (record: Recorded) => ReactNode>>
  /** Below the title. */
  readonly note?: (record: Recorded) => ReactNode
  /** More sections at the end. */
  readonly more?: (record: Recorded) => ReactNode
  /** Beside the moves. */
  readonly actions?: (record: Recorded) => ReactNode
  /** Beside the record, as far as there is room. */
  readonly aside?: (record: Recorded) => ReactNode
  /** Somebody came to change it, and it cannot be changed now. */
  readonly isLocked?: boolean
}

/** A record to be read, with the moves that are open to the reader. The record is the `?id=` of the address. */
export function ViewScreen(props: ViewScreenProps) {
  const id = useRecordId()
  const read = useRead(props.resource.endpoints.get, { query: { id } }, { enabled: id !== undefined })
  const record = read.data as Recorded | undefined
  if (id === undefined) return <MissingRecord home={props.home} />
  if (read.error && !record)
    return <ErrorState error={read.error} home={props.home} onRetry={() => void read.refetch()} />
  return record ? <RecordView {...props} record={record} /> : <FormSkeleton />
}

function RecordView(props: ViewScreenProps & { readonly record: Recorded }) {
  const { resource, home, layout, record, renderers = {}, editableIn, isLocked = false } = props
  const { note, more, actions, aside } = props
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  const go = useGo()
  const movable = movableIn(resource)
  useScreenName(nameIn(record))
  const byName = new Map(fieldsIn(resource.fields))
  const sections = layout?.sections ?? [{ key: 'basics', fields: Object.keys(resource.fields) }]
  const item = (name: string) => {
    const field = byName.get(name)
    const own = renderers[name]?.(record)
    if (!field && own === undefined) return null
    const isWide =
      own !== undefined ||
      field?.kind === 'rows' ||
      (field?.kind === 'text' && 'multiline' in field && field.multiline)
    return (
      <div key={name} data-wide={isWide || undefined}>
        <dt>{words.label(name)}</dt>
        <dd>
          {own ??
            (field && (
              <FieldText {...{ name, field, words }} value={record[name]} known={namesIn(record, name)} />
            ))}
        </dd>
      </div>
    )
  }
  const canEdit = !isLocked && resource.endpoints.update !== undefined && isEditable(record, editableIn)
  return (
    <div className="kit-form">
      <ScreenHead
        title={nameIn(record) || t('list.untitled')}
        mark={
          record.status !== undefined &&
          resource.machine && <StatusTag machine={resource.machine} status={record.status} />
        }
      >
        {actions?.(record)}
        {canEdit && (
          <Button
            icon={<EditOutlined aria-hidden="true" />}
            onClick={() => go(pathsOf(home).edit(record.id))}
          >
            {t('actions.edit')}
          </Button>
        )}
        <ShareButton resource={resource.name} id={record.id} />
        <HistoryButton resource={resource.name} id={record.id} />
        {movable && <MoveButtons resource={movable} record={record} />}
      </ScreenHead>
      {isLocked && (
        <output className="kit-banner" data-tone="info">
          {t('form.locked')}
        </output>
      )}
      <ReviewNote resource={resource} record={record} />
      {note?.(record)}
      <FormColumns aside={aside?.(record)}>
        <div className="kit-panel">
          <ScrollTabs
            sections={sections.map(({ key, fields }) => ({
              key,
              title: words.section(key),
              content: (
                <dl className="kit-view" data-titled={words.isTitled(key, fields) || undefined}>
                  {fields.map(item)}
                </dl>
              ),
            }))}
          />
          <Stamps record={record} />
        </div>
        {more?.(record)}
      </FormColumns>
    </div>
  )
}

/** Who made it and when it changed. */
function Stamps({ record }: { readonly record: Recorded }) {
  const words = useResourceWords('kit')
  return (
    <p className="kit-stamps">
      {record.creatorName && (
        <span>
          {words.label('creatorName')} {record.creatorName}
        </span>
      )}
      {record.createdAt !== undefined && (
        <span>
          {words.label('createdAt')} <RelativeTime at={record.createdAt} />
        </span>
      )}
      {record.updatedAt !== undefined && (
        <span>
          {words.label('updatedAt')} <RelativeTime at={record.updatedAt} />
        </span>
      )}
    </p>
  )
}
