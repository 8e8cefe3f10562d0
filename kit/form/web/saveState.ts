/** What the bar at the bottom of an editor shows. */
export type SaveState =
  | { readonly kind: 'clean' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly why: string }

export const clean: SaveState = { kind: 'clean' }

/** The state of a form that was saved at this moment, in Unix milliseconds. */
export const savedNow = (): SaveState => ({ kind: 'saved', at: Date.now() })
