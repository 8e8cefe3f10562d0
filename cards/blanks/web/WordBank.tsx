import { useRef } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { blanksWords } from '../blanks.card.ts'

interface Props {
  readonly words: readonly string[]
  /** Words that are placed in gaps. */
  readonly used: readonly string[]
  /** No gap is empty. */
  readonly isFull: boolean
  onTouch(word: string): void
}

/** The words to choose from; those in gaps leave their place empty, so that the others stay where they are. */
export function WordBank({ words, used, isFull, onTouch }: Props) {
  const t = useWords(blanksWords)
  const root = useRef<HTMLDivElement>(null)
  const isUsed = (word: string, index: number) => {
    const before = words.slice(0, index).filter((other) => other === word).length
    return used.filter((other) => other === word).length > before
  }
  function touch(word: string): void {
    onTouch(word)
    // The button of the word is off now; the next one that is not takes the focus.
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus(),
    )
  }
  return (
    <>
      <p className="blanks-how">{t('play.how')}</p>
      <div aria-label={t('play.words')} className="blanks-bank" ref={root} role="group">
        {words.map((word, index) => (
          <button
            disabled={isFull || isUsed(word, index)}
            className={isUsed(word, index) ? 'is-used' : undefined}
            key={`${index}-${word}`}
            onClick={() => touch(word)}
            type="button"
          >
            {word}
          </button>
        ))}
      </div>
    </>
  )
}
