import type { ReactNode } from 'react'
import type { Fields } from '#kit/contract/field.ts'
import { isBlank } from '#kit/contract/field.ts'
import type { Machine } from '#kit/contract/machine.ts'
import type { Option } from '#kit/contract/resource.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { Face } from '#kit/view/web/Face.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** One column; `key` names its label (`fields.<key>`) and, where the resource sorts by it, its order. */
export interface Column<Row> {
  readonly key: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'end'
  /** Shown only where somebody switches it on. */
  readonly isOptional?: boolean
}

type Named<Row, Value> = { readonly [K in keyof Row]-?: Row[K] extends Value ? K : never }[keyof Row] & string

/** Text as it is; blank is a dash. */
export const textColumn = <Row,>(key: Named<Row, string | null>): Column<Row> => ({
  key,
  cell: (row) => <CellText text={row[key]} />,
})

/** A person by face and name: the column `userName` shows the picture in `userAvatar`. */
export const personColumn = <Row,>(key: Named<Row, string>): Column<Row> => {
  const pictureKey = key.replace(/Name$/, 'Avatar')
  return {
    key,
    cell: (row) => (
      <Blank value={row[key]}>
        <People people={[{ label: String(row[key]), picture: pictureIn(row, pictureKey) }]} />
      </Blank>
    ),
  }
}

/** Linked people by face and name; the faces of the first three. */
export const peopleColumn = <Row,>(key: string, people: (row: Row) => readonly Shown[]): Column<Row> => ({
  key,
  cell: (row) => (
    <Blank value={people(row)}>
      <People people={people(row)} />
    </Blank>
  ),
})

type Shown = Pick<Option, 'label' | 'picture'>

const pictureIn = (row: unknown, key: string): string | undefined => {
  const [, value] = Object.entries(Object(row)).find(([name]) => name === key) ?? []
  return typeof value === 'string' ? value : undefined
}

const shownFaces = 3

/** The faces of the first three, and all their names. */
export function People({ people }: { readonly people: readonly Shown[] }) {
  const format = useFormat()
  return (
    <span className="kit-person">
      {people.slice(0, shownFaces).map(({ label, picture }, index) => (
        <Face key={index} name={label} size={22} {...(picture && { picture })} />
      ))}
      <CellText text={format.list(people.map(({ label }) => label))} />
    </span>
  )
}

/** A moment as 'just now' … day. */
export const agoColumn = <Row,>(key: Named<Row, number | null>): Column<Row> => ({
  key,
  cell: (row) => <Blank value={row[key]}>{<RelativeTime at={Number(row[key])} isBrief />}</Blank>,
})

/** A column of numbers in the reader's format; a row without one is shown blank. */
export const numberColumn = <Row,>(key: Named<Row, number | null>): Column<Row> => ({
  key,
  align: 'end',
  cell: (row) => <Blank value={row[key]}>{<Figure value={Number(row[key])} />}</Blank>,
})

/** Yuan. */
export const moneyColumn = <Row,>(key: Named<Row, number | null>): Column<Row> => ({
  key,
  align: 'end',
  cell: (row) => <Blank value={row[key]}>{<Figure value={Number(row[key])} isMoney />}</Blank>,
})

/** Linked records by name, as quiet tags; more than two are counted. */
export const linksColumn = <Row,>(
  key: string,
  links: (row: Row) => readonly { readonly label: string }[],
): Column<Row> => ({
  key,
  cell: (row) => <Links labels={links(row).map((link) => link.label)} />,
})

/** A column of states by their labels and colours in the machine. */
export const statusColumn = <Row extends { readonly status?: string }>(
  machine: Machine,
  /** Behind it, such as why it was rejected. */
  note?: (row: Row) => string | undefined,
): Column<Row> => ({
  key: 'status',
  cell: (row) => (
    <>
      {row.status !== undefined && <StatusTag machine={machine} status={row.status} />}
      <Note text={note?.(row)} />
    </>
  ),
})

/** The state of a record that goes through review, and why it was rejected. */
export const reviewColumn = <Row extends Reviewed>(machine: Machine): Column<Row> => ({
  key: 'status',
  cell: (row) => (
    <>
      <StatusTag machine={machine} status={row.status} />
      {!row.isApproved && row.reviewReason !== '' && (
        <Rejection resource={machine.name} reason={row.reviewReason} />
      )}
    </>
  ),
})

interface Reviewed {
  readonly status: string
  readonly reviewReason: string
  readonly isApproved: boolean
}

function Rejection({ resource, reason }: { readonly resource: string; readonly reason: string }) {
  const words = useResourceWords(resource)
  return <Note text={words.maybe('rejected', { reason }) ?? reason} />
}

/** Its title says what did not fit. */
const Note = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <span className="kit-cell-note" title={text}>
      {text}
    </span>
  )

/** One of a fixed list, by its word. */
export const valueColumn = <Row,>(resource: string, key: Named<Row, string | null>): Column<Row> => ({
  key,
  cell: (row) => <Value resource={resource} field={key} value={row[key]} />,
})

function Value({
  resource,
  field,
  value,
}: {
  readonly resource: string
  readonly field: string
  readonly value: unknown
}) {
  const words = useResourceWords(resource)
  return <Blank value={value}>{<CellText text={words.value(field, String(value))} />}</Blank>
}

/** Words of a cell; on hover all of them, where they did not fit. */
export function CellText({ text }: { readonly text: unknown }) {
  return (
    <Blank value={text}>
      <span className="kit-cell-text" title={String(text)}>
        {String(text)}
      </span>
    </Blank>
  )
}

function Figure({ value, isMoney = false }: { readonly value: number; readonly isMoney?: boolean }) {
  const format = useFormat()
  return <>{isMoney ? format.money(value) : format.number(value)}</>
}

function Blank({ value, children }: { readonly value: unknown; readonly children: ReactNode }) {
  const t = useWords(kitWords)
  if (!isBlank(value)) return children
  return (
    <span className="kit-muted kit-blank">
      <span aria-hidden="true">–</span>
      <span className="kit-visually-hidden">{t('common.none')}</span>
    </span>
  )
}

const shownLinks = 2

function Links({ labels }: { readonly labels: readonly string[] }) {
  const format = useFormat()
  const rest = labels.slice(shownLinks)
  return (
    <Blank value={labels}>
      <span className="kit-links">
        {labels.slice(0, shownLinks).map((label) => (
          <span key={label} className="kit-tag" data-tone="brand" title={label}>
            {label}
          </span>
        ))}
        {rest.length > 0 && (
          <span className="kit-muted" title={format.list(rest)}>
            +{rest.length}
          </span>
        )}
      </span>
    </Blank>
  )
}

/** What names a record in lists and messages, and the picture beside it. */
export interface RowFace {
  readonly name: string
  readonly lead?: string
  readonly picture?: string
  readonly hasPicture: boolean
}

const nameKeys = ['name', 'title', 'nickname', 'username', 'label']

/** The face of a row by its form: its first text, first long text and first picture. */
export function faceOf(row: object, fields: Fields | undefined): RowFace {
  const values = Object.fromEntries(Object.entries(row))
  const kinds = Object.entries(fields ?? {})
  const first = (kind: string, isLong = false) =>
    kinds.find(
      ([, field]) => field.kind === kind && ('multiline' in field ? field.multiline === isLong : !isLong),
    )?.[0]
  const named = first('text') ?? nameKeys.find((key) => key in values) ?? 'id'
  const lead = first('text', true)
  const pictures = kinds.filter(([, field]) => field.kind === 'picture').map(([name]) => values[name])
  const picture = pictures.find((url) => !isBlank(url))
  return {
    name: String(values[named] ?? ''),
    ...(lead !== undefined && !isBlank(values[lead]) && { lead: String(values[lead]) }),
    ...(picture !== undefined && { picture: String(picture) }),
    hasPicture: pictures.length > 0,
  }
}
