import { useDraggable } from '@dnd-kit/react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import type { MatchAnswer } from '../match.schema.ts'

interface Props {
  readonly answer: MatchAnswer
  readonly name: string
  /** What pressing it does. */
  readonly label: string
  readonly files: Readonly<Record<number, string>>
  /** No field is free. */
  readonly isOff: boolean
  onTouch(): void
}

/** An answer that is still free. */
export function AnswerChip({ answer, name, label, files, isOff, onTouch }: Props) {
  const { ref, isDragging } = useDraggable({ id: `answer-${answer.id}` })
  return (
    <button
      aria-disabled={isOff}
      aria-label={label}
      className={isDragging ? 'match-chip is-dragged' : 'match-chip'}
      onClick={onTouch}
      ref={ref}
      type="button"
    >
      {answer.picture && (
        <CardPicture className="card-thumb match-picture" files={files} media={answer.picture} />
      )}
      {(answer.text || !answer.picture) && <span>{answer.text || name}</span>}
    </button>
  )
}
