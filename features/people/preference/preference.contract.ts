import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { text } from '#kit/contract/field.ts'
import { listSettings, maxLists } from '#kit/list/listSettings.ts'
import { themes } from '#kit/theme/themes.ts'
import { favourites, namedFavourite } from './favourite.ts'

/** LIM-text. */
export const phraseMax = 50
export const maxPhrases = 50

const phrases = z
  .array(text(phraseMax).schema)
  .max(maxPhrases)
  .refine((list) => new Set(list).size === list.length, { params: { problem: 'repeated' } })

/** What somebody sets for themselves, by name; another setting is one more row here. */
export const preferences = {
  /** Said to works before, and to be said again. */
  workPhrases: phrases,
  /** The theme of every page (B13). */
  theme: z.enum(themes),
  /** How the columns of lists are set up (B14), by list. */
  lists: listSettings.refine((lists) => Object.keys(lists).length <= maxLists),
  /** What stands at the top of the sidebar, in its order. */
  favourites,
} as const

/** Settings that hold one for each of many things: what is named is set, the others of them stay. */
export const merged: readonly string[] = ['lists'] satisfies (keyof typeof preferences)[]

type Preferences = { readonly [Name in keyof typeof preferences]: z.output<(typeof preferences)[Name]> }

/** How each is until somebody sets it. */
export const usual: Preferences = { workPhrases: [], theme: themes[0], lists: {}, favourites: [] }

const shape = z.strictObject(preferences)

export const preferenceEndpoints = {
  /** One's own settings; what was never set is as it is for everybody. */
  get: endpoint({
    method: 'GET',
    path: '/system/preference/get',
    who: 'signedIn',
    data: z.object(preferences),
  }),
  /** Sets what is named and leaves the rest; of `lists` too only those that are named. */
  update: endpoint({
    method: 'PUT',
    path: '/system/preference/update',
    log: 'preference',
    who: 'signedIn',
    body: shape.partial(),
    data: z.literal(true),
  }),
  /** One's favourites with their names; those that are gone, or closed to the asker now, are missing. */
  favourites: endpoint({
    method: 'GET',
    path: '/system/preference/favourites',
    who: 'signedIn',
    data: z.array(namedFavourite),
  }),
} as const
