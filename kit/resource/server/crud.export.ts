import { nameList } from '#kit/i18n/nameList.ts'
import type { Field } from '#kit/contract/field.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { translateClosedName } from '#kit/i18n/server/translateClosedName.ts'
import type { Cell, Column } from '#kit/sheet/server/spreadsheet.ts'
import { momentCell, momentColumn, writeSheet } from '#kit/sheet/server/spreadsheet.ts'
import type { CrudSpec, Values } from './crud.ts'
import type { PageBody } from './crud.query.ts'
import { readAllRows } from './crud.read.ts'

const people = ['status', 'creatorName', 'createdAt', 'updatedAt'] as const

function columnsFor(spec: CrudSpec, call: Call): Column[] {
  const { name, fields } = spec.resource
  const inWordsOf = (namespace: string) => (key: string) => {
    const header = call.translate({ namespace, key: `fields.${key}` })
    return isMoment(spec, key) ? momentColumn(call, key, header) : { key, header }
  }
  const ofForm = Object.entries(fields)
    .filter(([, field]) => !['picture', 'rows', 'secret'].includes(field.kind))
    .map(([key]) => key)
  const shown = spec.exported ? Object.keys(spec.exported) : ofForm
  // Who made it may have a name of its own there, such as the learner of a work.
  const stamps = people.filter((key) => !shown.includes(key))
  return [{ key: 'id', header: 'ID' }, ...shown.map(inWordsOf(name)), ...stamps.map(inWordsOf('kit'))]
}

const isMoment = ({ exported, resource }: CrudSpec, key: string): boolean =>
  key === 'createdAt' ||
  key === 'updatedAt' ||
  exported?.[key] === 'time' ||
  resource.fields[key]?.kind === 'time'

function cellOf(spec: CrudSpec, call: Call, key: string, row: Values): Cell {
  const value = row[key]
  const field = spec.resource.fields[key] as Field | undefined
  const as = spec.exported?.[key]
  if (key === 'status')
    return call.translate({ namespace: spec.resource.name, key: `states.${String(value)}` })
  if (isMoment(spec, key)) return momentCell(call, typeof value === 'number' ? value : null)
  if (field?.kind === 'date') return typeof value === 'string' ? new Date(value) : null
  if (as === 'value' || field?.kind === 'oneOf')
    return value === null
      ? null
      : nameList(
          call.language,
          [value].flat().map((one) => wordOf(spec, call, key, one)),
        )
  if (Array.isArray(value)) return nameList(call.language, namesOf(spec, key, row))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** One of a fixed list by its word, as screens say it: a role by the kit's. */
const wordOf = (spec: CrudSpec, { translate }: Call, key: string, value: unknown): string =>
  /^roles?$/.test(key)
    ? translate({ namespace: 'kit', key: `roles.${String(value)}` })
    : translate({ namespace: spec.resource.name, key: `values.${key}.${String(value)}` })

/** Linked records by name where the row has their names, else by id. */
function namesOf(spec: CrudSpec, key: string, row: Values): string[] {
  const named = spec.links?.[key]?.named
  const label: unknown = named ? row[named] : row[key]
  return Array.isArray(label)
    ? label.map((one: unknown) =>
        typeof one === 'object' && one !== null && 'label' in one ? String(one.label) : String(one),
      )
    : []
}

const readable = ({ translate }: Call, cell: Cell): Cell =>
  typeof cell === 'string' ? translateClosedName(cell, translate) : cell

async function* allRows(spec: CrudSpec, call: Call, body: PageBody): AsyncGenerator<Record<string, Cell>> {
  const columns = columnsFor(spec, call)
  for await (const rows of readAllRows(spec, call, body))
    for (const row of rows)
      yield Object.fromEntries(columns.map(({ key }) => [key, readable(call, cellOf(spec, call, key, row))]))
}

/** All rows that the filters leave, as an xlsx that is written while they are read. */
export async function exportRecords(spec: CrudSpec, call: Call, body: PageBody): Promise<FileAnswer> {
  const title = call.translate({ namespace: spec.resource.name, key: 'title' })
  return {
    file: writeSheet(title, columnsFor(spec, call), allRows(spec, call, body)),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${title}.xlsx`,
  }
}
