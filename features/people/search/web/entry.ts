import type { ReactNode } from 'react'

/** One line of the palette: a screen, a record or a command. */
export interface Entry {
  readonly key: string
  readonly title: string
  /** Where it belongs, or what tells it from others of its name. */
  readonly note: string
  readonly icon?: ReactNode
  /** A picture of a record, in place of the icon. */
  readonly picture?: string
  /** The address that it opens, or what it does on the spot. */
  readonly does: string | (() => void)
}

/** Entries under one heading. */
export interface EntryGroup {
  readonly key: string
  readonly title: string
  readonly entries: readonly Entry[]
}

/** Records of one kind: how they are called, and where one is opened. */
export interface FoundKind {
  readonly kind: string
  readonly title: string
  readonly icon: ReactNode
  readonly hrefOf: (found: { readonly id: number; readonly name: string }) => string
  /** A state in words. */
  readonly stateOf: (status: string) => string
}

/** What the console has for whoever asks: all of it theirs to open. */
export interface Places {
  readonly recent: readonly Entry[]
  readonly favourites: readonly Entry[]
  readonly screens: readonly Entry[]
  readonly commands: readonly Entry[]
  /** In the order in which they are shown. */
  readonly kinds: readonly FoundKind[]
}
