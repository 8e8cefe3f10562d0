import { isObject } from '#kit/value/sameJson.ts'
import { labelOf } from '#kit/http/server/answer.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import type { Cell, Column } from '#kit/sheet/server/spreadsheet.ts'
import { translateClosedName } from '#kit/i18n/server/translateClosedName.ts'
import { momentCell, momentColumn, writeSheet } from '#kit/sheet/server/spreadsheet.ts'
import { rowsAsOfNow } from '#kit/data/server/statement.ts'
import { phrase } from '#kit/i18n/words.ts'
import { changesOf } from '../operation-log.changes.ts'
import type { Change } from '../operation-log.changes.ts'
import type { OperationLogRow } from '../operation-log.contract.ts'
import { operationLogWords } from '../operation-log.words.ts'
import type { EntryQuery } from './findEntries.ts'
import { conditionOf, findEntries, nameEntries } from './findEntries.ts'

const keys = ['at', 'actorId', 'resource', 'resourceId', 'name', 'action', 'before', 'after'] as const
/** What one cell of a sheet holds at most. */
const maxCellLength = 32_000

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** One side of what changed, a line a field, in the words of the record's form. */
function sideOf(
  call: Call,
  { resource }: OperationLogRow,
  changed: readonly Change[],
  side: 'before' | 'after',
) {
  const lines = changed
    .filter((change) => change[side] !== undefined && change[side] !== null)
    .map((change) => `${labelIn(call, resource, change.name)}: ${textOf(change[side])}`)
  return lines.join('\n').slice(0, maxCellLength)
}

/** A field's name in the words of its resource, else in the log's own. */
function labelIn({ translate }: Call, resource: string, name: string): string {
  const label = labelOf(name, resource, translate)
  return label === name ? labelOf(name, operationLogWords.name, translate) : label
}

/** What one such record is called in its own words, else in the log's. */
function kindOf({ translate }: Call, resource: string): string {
  const own = translate({ namespace: resource, key: 'record' })
  return own === 'record'
    ? translate({ namespace: operationLogWords.name, key: `values.resource.${resource}` })
    : own
}

function cellsOf(call: Call, row: OperationLogRow): Record<string, Cell> {
  const t = (key: string) => call.translate({ namespace: operationLogWords.name, key })
  const { changed } = changesOf(row)
  return {
    at: momentCell(call, row.at),
    actorId: row.isCommand
      ? call.translate({ namespace: operationLogWords.name, key: 'commandLine' })
      : translateClosedName(row.actorName, call.translate),
    resource: kindOf(call, row.resource),
    resourceId: row.resourceId,
    name: translateClosedName(row.name, call.translate),
    action: t(`values.action.${row.action}`),
    before: isObject(row.before) ? sideOf(call, row, changed, 'before') : '',
    after: isObject(row.after) ? sideOf(call, row, changed, 'after') : '',
  }
}

async function* allRows(call: Call, query: EntryQuery): AsyncGenerator<Record<string, Cell>> {
  const found = findEntries(call.db, await conditionOf(call, query))
  for await (const rows of rowsAsOfNow(call.reading, found))
    for (const row of await nameEntries(call, rows)) yield cellsOf(call, row)
}

/** All entries that the filters leave, as an xlsx that is written while they are read. */
export function exportEntries(call: Call, query: EntryQuery): FileAnswer {
  const t = (key: (typeof keys)[number]) => call.translate(phrase(operationLogWords, `fields.${key}`))
  const columns: Column[] = keys.map((key) =>
    key === 'at' ? momentColumn(call, key, t(key)) : { key, header: t(key) },
  )
  const title = call.translate(phrase(operationLogWords, 'title'))
  return {
    file: writeSheet(title, columns, allRows(call, query)),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${title}.xlsx`,
  }
}
