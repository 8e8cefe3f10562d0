import { createContext, use } from 'react'
import type { ReviewNote } from '#kit/contract/review.ts'

const none: readonly ReviewNote[] = []

/** What a review said of the record whose form is below, until it is submitted again. */
export const PinnedNotes = createContext(none)

/** What a review said of this field. */
export const usePinned = (path: string): readonly string[] =>
  use(PinnedNotes)
    .filter(({ field }) => field === path)
    .map(({ text }) => text)
