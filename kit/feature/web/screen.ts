import type { ComponentType } from 'react'
import type { Role } from '#kit/contract/role.ts'
import { phrase, type Namespace, type Phrase, type PhraseKey } from '#kit/i18n/words.ts'

/** Where a screen is found in the console. */
export interface ScreenRoute {
  /** Names it in the sidebar, the breadcrumb, its tab and the page title; the heading of a list is the same phrase. */
  readonly title: Phrase
  /** Holders of any of these see it; absent: everybody who is signed in. */
  readonly roles?: readonly Role[]
  /** Its position among the entries of its group in the sidebar, lowest first; absent: it is opened from other screens. */
  readonly order?: number
  /** The sidebar's entry that stays lit while this screen is open. */
  readonly under?: `/${string}`
  /** The group that it belongs to, where that is not the first part of its path. */
  readonly group?: `/${string}`
}

/** A screen as a feature offers it to the console. */
export interface Screen {
  readonly route?: ScreenRoute
  /** Its component, loaded when first shown or hovered. */
  readonly load: () => Promise<ComponentType>
  /** Reads the search parameters; what does not fit falls back, so that a typed address never breaks a screen. */
  readonly search?: (raw: Record<string, unknown>) => object
  /** The large screen that is mostly opened from here: its code is loaded once this one has been there for a moment. */
  readonly preloads?: `/${string}`
}

/** A feature's screens by their paths. */
export type Screens = Readonly<Record<`/${string}`, Screen>>

/** Names the routes of screens that are opened from a list, by keys of its words; for `roles` unless others are given. */
export const routesUnder =
  <T>(list: `/${string}`, words: Namespace<T>, roles: readonly Role[]) =>
  (key: PhraseKey<T>, others = roles): ScreenRoute => ({
    title: phrase(words, key),
    roles: others,
    under: list,
  })
