import type { KeyboardEvent } from 'react'
import { fitsIn } from '#kit/value/graphemes.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { blanksWords } from '../blanks.card.ts'
import { answerMax } from '../blanks.schema.ts'

interface Gap {
  /** From 1. */
  readonly number: number
  readonly total: number
  readonly value: string
}

interface TypedProps extends Gap {
  onType(text: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** A gap to type into: as wide as what is typed, so that it reveals nothing of its answer. */
export function TypedGap({ number, total, value, onType, onKeyDown }: TypedProps) {
  const t = useWords(blanksWords)
  return (
    <input
      aria-label={t('play.gap', { number, total })}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      className="blanks-gap"
      enterKeyHint="next"
      onChange={(event) => fitsIn(event.target.value, answerMax) && onType(event.target.value)}
      onKeyDown={onKeyDown}
      spellCheck={false}
      type="text"
      value={value}
    />
  )
}

interface BankProps extends Gap {
  /** Whether the next word comes here. */
  readonly isChosen: boolean
  onTouch(): void
}

/** A gap for a word of the bank; touched, it takes the next word, or returns its own to the bank. */
export function BankGap({ number, total, value, isChosen, onTouch }: BankProps) {
  const t = useWords(blanksWords)
  const label = value ? t('play.filled', { number, total, word: value }) : t('play.empty', { number, total })
  return (
    <button
      aria-label={label}
      aria-pressed={isChosen}
      className={`blanks-gap ${value ? 'is-filled' : ''} ${isChosen ? 'is-chosen' : ''}`}
      onClick={onTouch}
      type="button"
    >
      {value || '\u00A0'}
    </button>
  )
}
