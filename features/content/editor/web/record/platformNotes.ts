import type { ReviewNote } from '#kit/contract/review.ts'
import type { ActivityRecord } from '../state/editorState.ts'

const none: readonly ReviewNote[] = []

/** What the platform wants to have mended, until its creator applies again. */
export const platformNotesOf = ({
  platformStatus,
  platformNotes,
}: Pick<ActivityRecord, 'platformStatus' | 'platformNotes'>): readonly ReviewNote[] =>
  platformStatus === 'failed' ? platformNotes : none
