import type { ComponentType } from 'react'

/** A screen as a feature offers it to the console. */
export interface Screen {
  /** Its component, loaded when first shown or hovered. */
  readonly load: () => Promise<ComponentType>
  /** Reads the search parameters; what does not fit falls back, so that a typed address never breaks a screen. */
  readonly search?: (raw: Record<string, unknown>) => object
  /** The large screen that is mostly opened from here: its code is loaded once this one has been there for a moment. */
  readonly leadsTo?: `/${string}`
}

/** A feature's screens by the path of the route table. */
export type Screens = Readonly<Record<`/${string}`, Screen>>
