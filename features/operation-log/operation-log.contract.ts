import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { id } from '#kit/field.ts'
import { linked, pageBody, pageData, range, search } from '#kit/page.ts'
import { superAdmins } from '#kit/role.ts'

/** K3: who changed what and when, with before and after. */
export const operationLogRow = z.object({
  id,
  actorId: id.nullable(),
  actorName: z.string(),
  resource: z.string(),
  resourceId: z.number().int(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  at: z.number().int(),
})

export const operationLogFilters = {
  actorId: linked('user'),
  resource: search(),
  action: search(),
  at: range(),
}

export const operationLogEndpoints = {
  page: endpoint({
    words: 'operation-log',
    method: 'POST',
    path: '/system/operation-log/page',
    who: superAdmins,
    effect: 'read',
    // Always the newest first: entries are only ever added.
    body: pageBody(operationLogFilters, ['at']).omit({ sort: true }).extend({ resourceId: id.optional() }),
    data: pageData(operationLogRow),
  }),
} as const
