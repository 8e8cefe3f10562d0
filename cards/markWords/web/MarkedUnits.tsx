import { useRef, useState, type KeyboardEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { markWordsWords } from '../markWords.card.ts'
import type { MarkWordsSolution } from '../markWords.schema.ts'
import { shownLines } from '../markWords.units.ts'
import type { MarkWordsProps } from './playerProps.ts'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The text: each word or sentence is a button, of which one is a stop of the Tab key and arrows lead to the others. */
export function MarkedUnits(props: MarkWordsProps) {
  const { card, headingId, response, verdict, isSending, respond } = props
  const t = useWords(markWordsWords)
  const root = useRef<HTMLDivElement>(null)
  const [touched, setTouched] = useState<number>()
  // An author may have changed the text since.
  const current = card.units.some(({ from }) => from === touched) ? touched : card.units[0]?.from
  const marked = response?.marked ?? []
  const isClosed = verdict !== undefined || isSending

  function toggle(from: number): void {
    setTouched(from)
    const others = marked.filter((each) => each !== from)
    const now = others.length < marked.length ? others : [...marked, from]
    respond(now.length > 0 ? { marked: now, chosen: [] } : undefined)
  }

  function onKey(event: KeyboardEvent): void {
    const places = card.units.map(({ from }) => from)
    const at = places.indexOf(current ?? -1)
    const step = steps[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? places.length - 1 : at + (step ?? 0)
    const from = places[to]
    if (isClosed || to === at || from === undefined) return
    event.preventDefault()
    setTouched(from)
    root.current?.querySelector<HTMLButtonElement>(`[data-from="${from}"]`)?.focus()
  }

  return (
    <>
      {!isClosed && (
        <p className="mark-words-how">{t(card.mode === 'sentences' ? 'play.howSentences' : 'play.how')}</p>
      )}
      <div aria-labelledby={headingId} className="mark-words-text" onKeyDown={onKey} ref={root} role="group">
        {shownLines(card.text, card.units).map((line, number) => (
          <p key={number}>
            {line.map(({ text, from, isUnit }) => {
              if (!isUnit) return <span key={from}>{text}</span>
              const isMarked = marked.includes(from)
              if (isClosed)
                return <ClosedUnit isMarked={isMarked} key={from} text={text} {...stateOf(props, from)} />
              return (
                <button
                  aria-pressed={isMarked}
                  className="mark-words-unit"
                  data-from={from}
                  key={from}
                  onClick={() => toggle(from)}
                  tabIndex={from === current ? 0 : -1}
                  type="button"
                >
                  {text}
                </button>
              )
            })}
          </p>
        ))}
      </div>
      <p className="mark-words-count" role="status">
        {isClosed ? '' : t('play.count', { count: marked.length })}
      </p>
    </>
  )
}

interface UnitState {
  /** Undefined while nothing is known of it. */
  readonly isRight: boolean | undefined
  readonly correction: string
}

/** Without the solution only what the outcome gives away: that all is right. */
function stateOf({ verdict, response }: MarkWordsProps, from: number): UnitState {
  const right: MarkWordsSolution['right'] | undefined = verdict?.solution?.right
  const found = right?.find((unit) => unit.from === from)
  if (right) return { isRight: found !== undefined, correction: found?.correction ?? '' }
  const isRight = verdict?.outcome === 'correct' ? response?.marked.includes(from) : undefined
  return { isRight, correction: '' }
}

/** A word after the answer: a colour, a sign and for screen readers a word show what it was. */
function ClosedUnit({
  text,
  isMarked,
  isRight,
  correction,
}: UnitState & { readonly text: string; readonly isMarked: boolean }) {
  const t = useWords(markWordsWords)
  const state = isRight === undefined ? 'marked' : isRight ? (isMarked ? 'right' : 'missed') : 'wrong'
  if (!isMarked && !isRight) return <span>{text}</span>
  return (
    <span className={`mark-words-result is-${state}`}>
      {text}
      {state !== 'marked' && <span className="visually-hidden"> ({t(`play.${state}`)})</span>}
      {correction && (
        <span className="mark-words-correction">
          <span className="visually-hidden">{t('play.correction')} </span>
          {correction}
        </span>
      )}
    </span>
  )
}
