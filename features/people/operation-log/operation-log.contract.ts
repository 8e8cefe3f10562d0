import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { sharedBy } from '#kit/contract/ownership.ts'
import { among, linked, pageBody, pageData, range, registered, search } from '#kit/contract/page.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { loggedActions } from './operation-log.names.ts'

/** K3: who changed what and when, with before and after. No call writes here, and the table itself refuses changes. */
export const operationLogRow = z.object({
  id,
  /** null: nobody was signed in, such as at a registration. */
  actorId: id.nullable(),
  actorName: z.string(),
  actorAvatar: z.string(),
  /** Done by the operator at the command line. */
  isCommand: z.boolean(),
  resource: z.string(),
  resourceId: z.number().int(),
  /** What the record is called now; '' where it has no name. */
  name: z.string(),
  action: z.string(),
  /** Values by field, of a new record null; of a deck only the cards that changed. */
  before: z.unknown(),
  after: z.unknown(),
  at: z.number().int(),
})
export type OperationLogRow = z.output<typeof operationLogRow>

export const operationLogFilters = {
  /** The number of a record, or a part of its name. */
  record: search(),
  actorId: linked('user'),
  resource: registered(),
  action: among(loggedActions),
  at: range(),
}

const base = { words: 'operation-log', who: superAdmins } as const
// Always the newest first: entries are only ever added.
const filtered = pageBody(operationLogFilters, ['at'])
  .omit({ sort: true })
  .extend({ resourceId: id.optional() })

export const operationLogEndpoints = {
  page: endpoint({
    ...base,
    method: 'POST',
    path: '/system/operation-log/page',
    effect: 'read',
    body: filtered,
    data: pageData(operationLogRow),
  }),
  get: endpoint({
    ...base,
    method: 'GET',
    path: '/system/operation-log/get',
    about: { ownership: sharedBy(superAdmins), need: 'read' },
    query: idQuery,
    data: operationLogRow,
  }),
  export: endpoint({
    ...base,
    method: 'POST',
    path: '/system/operation-log/export',
    isForReplicas: true,
    stepUp: true,
    log: 'nothing',
    effect: 'outside',
    answer: 'file',
    body: filtered.omit({ pageNo: true, pageSize: true, withTotal: true, after: true }),
    data: z.undefined(),
  }),
} as const
