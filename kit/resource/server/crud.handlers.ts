import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import type { CrudSpec, EveryFieldStored, Values } from './crud.ts'
import { exportRecords } from './crud.export.ts'
import { moveRecord } from './crud.move.ts'
import type { MoveBody } from './crud.move.ts'
import type { PageBody } from './crud.query.ts'
import { readCounts, readOptions, readPage, readRecord } from './crud.read.ts'
import { createRecord, deleteRecord, restoreRecord, updateRecord } from './crud.write.ts'
import type { UpdateBody } from './crud.write.ts'

interface LooseCall extends Call {
  readonly body: unknown
  readonly query: { readonly id: number; readonly keyword?: string | undefined }
}

/**
 * Handlers for all the calls that `resource()` declares. A feature spreads them and replaces those that do more.
 * The rows are shaped by the table and serialised by the contract, which the compiler cannot follow through a generic
 * table; hence the one assertion here, and the generated tests that call every endpoint.
 */
export function crudHandlers<S extends CrudSpec>(
  spec: S & EveryFieldStored<S>,
): HandlersOf<S['resource']['endpoints']> {
  const handlers = {
    page: (call: LooseCall) => readPage(spec, call, call.body as PageBody),
    get: (call: LooseCall) => readRecord(spec, call, call.query.id),
    create: (call: LooseCall) => createRecord(spec, call, call.body as Values),
    update: (call: LooseCall) => updateRecord(spec, call, call.body as UpdateBody),
    delete: (call: LooseCall) => deleteRecord(spec, call, call.query.id),
    restore: (call: LooseCall) => restoreRecord(spec, call, (call.body as { id: number }).id),
    options: (call: LooseCall) => readOptions(spec, call, call.query.keyword),
    counts: (call: LooseCall) => readCounts(spec, call, call.body as Values),
    export: (call: LooseCall) => exportRecords(spec, call, call.body as PageBody),
    updateStatus: (call: LooseCall) => moveRecord(spec, call, call.body as MoveBody),
  }
  return handlers as unknown as HandlersOf<S['resource']['endpoints']>
}
