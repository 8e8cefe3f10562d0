import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { moveIn, movableIn } from '#kit/review/web/moveRecords.ts'
import { useOpenMoves } from '#kit/review/web/useOpenMoves.ts'

interface LockedNoteProps {
  readonly resource: Formed
  readonly record: Recorded | undefined
  /** The states in which it may be changed. */
  readonly editableIn?: readonly string[] | undefined
}

/** Why a record can only be read now, and the move that opens it, where this person may do it. */
export function LockedNote({ resource, record, editableIn = [] }: LockedNoteProps) {
  const t = useWords(kitWords)
  const words = useResourceWords(resource.machine?.name ?? '')
  const movable = movableIn(resource)
  const movesOf = useOpenMoves(movable)
  const isOfState = record?.status !== undefined && record.mayEdit !== false
  const opening =
    isOfState &&
    movable &&
    movesOf(record).names.find((name) => editableIn.includes(moveIn(movable.machine, name)?.to ?? ''))
  return (
    <output className="kit-banner" data-tone="info">
      {isOfState ? t('form.lockedIn', { state: words.state(record.status ?? '') }) : t('form.locked')}
      {opening && <span>{t('form.unlockBy', { move: words.move(opening) })}</span>}
    </output>
  )
}
