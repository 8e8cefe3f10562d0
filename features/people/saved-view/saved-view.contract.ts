import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { listName } from '#kit/list/listSettings.ts'
import { newView, savedViews, viewChange } from '#kit/list/savedView.ts'

/** Of views of one list that one person may have. */
export const maxViews = 30

/** A view is its maker's; a shared one is open to everybody who sees its list, and a super administrator looks after it. */
export const savedViewOwnership: Ownership = {
  rows: [
    { who: 'signedIn', reads: ['own', 'open'], edits: ['own'] },
    { who: superAdmins, reads: ['own', 'open'], edits: ['own', 'open'] },
  ],
}

const common = { words: 'saved-view', who: 'signedIn', log: 'preference' } as const
const path = (verb: string) => `/system/saved-view/${verb}`

export const savedViewEndpoints = {
  /** One's own views of a list and those that are shared, the oldest first. */
  list: endpoint({
    ...common,
    method: 'GET',
    path: path('list'),
    log: 'nothing',
    query: z.strictObject({ list: listName }),
    data: savedViews,
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: path('create'),
    effect: 'create',
    body: newView,
    data: z.number(),
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: path('update'),
    about: { ownership: savedViewOwnership, need: 'edit' },
    body: viewChange,
    data: z.literal(true),
  }),
  delete: endpoint({
    ...common,
    method: 'DELETE',
    path: path('delete'),
    about: { ownership: savedViewOwnership, need: 'manage' },
    query: idQuery,
    data: z.literal(true),
  }),
} as const
