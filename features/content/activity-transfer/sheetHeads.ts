import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { falseWords, optionWords, otherColumns, otherTypes, trueWords } from './words/heads.ts'
import { ja } from './words/ja.ts'
import { zh } from './words/zh.ts'

const all = [zh, en, es, ja]

export const columnNames = [
  'type',
  'title',
  'text',
  'correct',
  'explanation',
  'points',
  'hint',
  'note',
] as const
export type ColumnName = (typeof columnNames)[number]

const rowTypes = ['text', 'section', 'choice', 'judge'] as const
export type RowType = (typeof rowTypes)[number]

/** As people compare headings: without case, spaces, signs at the end or what stands in brackets. */
const plain = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, '')
    .replace(/[*:]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const readings = <Name extends string>(
  names: readonly Name[],
  of: (name: Name) => readonly string[],
): ReadonlyMap<string, Name> =>
  new Map(names.flatMap((name) => [name, ...of(name)].map((head) => [plain(head), name] as const)))

const columns = readings(columnNames, (name) => [
  ...all.map((words) => words.columns[name]),
  ...otherColumns[name],
])
const types = readings(rowTypes, (name) => [...all.map((words) => words.types[name]), ...otherTypes[name]])

/** The column under a heading, in any of the four languages. */
export const columnOf = (head: string): ColumnName | undefined => columns.get(plain(head))
/** The type of a row by what its cell says, in any of the four languages; undefined for anything else. */
export const typeOf = (value: string): RowType | undefined => types.get(plain(value))

const optionHead = new RegExp(`^(?:${optionWords.join('|')})\\s*([a-l]|1[0-2]|[1-9])$`)

/** Which option a column holds, from 0: `Option B`, `B`. */
export function optionColumnOf(head: string): number | undefined {
  const read = plain(head)
  const mark = optionHead.exec(read)?.[1] ?? (/^[a-l]$/.test(read) ? read : undefined)
  return mark === undefined ? undefined : placeOf(mark)
}

/** The place, from 0, of the option with this mark: `b` and `2` both give 1. */
export const placeOf = (mark: string): number =>
  /^\d+$/.test(mark) ? Number(mark) - 1 : mark.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)

const yes = new Set([...trueWords, ...all.map(({ truth }) => truth.yes)].map(plain))
const no = new Set([...falseWords, ...all.map(({ truth }) => truth.no)].map(plain))

/** Whether a judgement is said to be true; undefined where the cell says neither. */
export const truthOf = (value: string): boolean | undefined =>
  yes.has(plain(value)) ? true : no.has(plain(value)) ? false : undefined
