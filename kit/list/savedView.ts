import { z } from 'zod'
import { id, lastMoment, text } from '#kit/contract/field.ts'
import { columnSettings } from '#kit/table/columnSettings.ts'
import { listName } from './listSettings.ts'

export const viewNameMax = 50

/** Filters and order of a list as its address holds them; numbers are ids, amounts and moments, the latter in Unix milliseconds. */
const viewSearch = z
  .record(z.string().max(60), z.union([z.string().max(500), z.number().min(0).max(lastMoment), z.boolean()]))
  .refine((search) => Object.keys(search).length <= 40)

const parts = {
  name: text(viewNameMax).schema,
  /** Seen by everybody who sees the list, else by its maker alone. */
  isShared: z.boolean(),
  search: viewSearch,
  columns: columnSettings,
}

/** A named set of filters, order and columns of a list. */
export const savedView = z.object({
  id,
  ...parts,
  /** Whether who asks may change and delete it. */
  mayEdit: z.boolean(),
})
export type SavedView = z.output<typeof savedView>

/** The views that somebody sees of a list, and whether they may share some. */
export const savedViews = z.object({ views: z.array(savedView), mayShare: z.boolean() })
export type SavedViews = z.output<typeof savedViews>

export const newView = z.strictObject({ list: listName, ...parts })
export type NewView = z.output<typeof newView>

/** What is named is changed, the rest stays. */
export const viewChange = z.strictObject(parts).partial().extend({ id })
export type ViewChange = z.output<typeof viewChange>
