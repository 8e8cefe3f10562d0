import { z } from 'zod'
import { id } from '#kit/contract/field.ts'

/** Of favourites that one person may have. */
export const maxFavourites = 20

/** The address of a screen of the console, without what follows the question mark. */
const path = z
  .string()
  .max(120)
  .regex(/^\/[A-Za-z0-9/_-]+$/)

/** What a person keeps at hand in the sidebar. */
export const favourite = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('record'), resource: z.string().min(1).max(60), id }),
  /** A saved view, on the screen of its list. */
  z.strictObject({ kind: z.literal('view'), id, path }),
  z.strictObject({ kind: z.literal('screen'), path }),
])
export type Favourite = z.output<typeof favourite>

/** The same text for the same favourite. */
export const favouriteKey = (of: Favourite): string =>
  of.kind === 'screen' ? of.path : of.kind === 'view' ? `view ${of.id}` : `${of.resource} ${of.id}`

export const favourites = z
  .array(favourite)
  .max(maxFavourites)
  .refine((list) => new Set(list.map(favouriteKey)).size === list.length, { params: { problem: 'repeated' } })

/** A favourite with what it is called now; '' for a screen, whose name is a phrase. */
export const namedFavourite = z.object({ of: favourite, name: z.string() })
export type NamedFavourite = z.output<typeof namedFavourite>
