import './overview.css'
import { fieldsIn } from '#kit/contract/field.ts'
import { purposeRule } from '#kit/contract/file.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { nameIn } from '#kit/resource/web/formed.ts'
import { Figures } from './Figures.tsx'
import { NextStep } from './NextStep.tsx'
import { People } from './People.tsx'
import type { ShownOverview } from './useOverview.ts'
import type { ViewHead } from './viewHead.ts'

interface RecordHeadProps {
  readonly resource: Formed
  readonly record: Recorded
  readonly head: ViewHead
  readonly overview: ShownOverview | undefined
  /** Where the reader may change it; undefined: they may not. */
  readonly editHref: string | undefined
}

/** A record at a glance: picture, what it is, people, the numbers that matter, and what comes next. */
export function RecordHead({ resource, record, head, overview, editHref }: RecordHeadProps) {
  const text = head.text === undefined ? '' : record[head.text]
  return (
    <div className="kit-panel kit-overview">
      <div className="kit-overview-top">
        {head.picture !== undefined && <Picture {...{ resource, record, head }} />}
        <div className="kit-overview-words">
          {typeof text === 'string' && text !== '' && <p className="kit-overview-text">{text}</p>}
          <People fields={head.people ?? []} record={record} resource={resource.name} />
        </div>
      </div>
      <div className="kit-overview-foot">
        <Figures overview={overview} own={head.figures ?? []} record={record} resource={resource.name} />
        {overview && <NextStep {...{ resource, record, overview, editHref }} />}
      </div>
    </div>
  )
}

function Picture({ resource, record, head }: Pick<RecordHeadProps, 'resource' | 'record' | 'head'>) {
  const url = record[head.picture ?? '']
  const field = fieldsIn(resource.fields).find(([name]) => name === head.picture)?.[1]
  const [width, height] = (field?.kind === 'picture' && purposeRule(field.purpose).ratio) || [16, 9]
  const shape = { style: { aspectRatio: `${width} / ${height}` }, 'data-face': head.isFace || undefined }
  return typeof url === 'string' && url !== '' ? (
    <img alt="" className="kit-overview-picture" src={url} {...shape} />
  ) : (
    <span aria-hidden="true" className="kit-overview-picture" {...shape}>
      {[...nameIn(record)][0]}
    </span>
  )
}
