import './blanks.css'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { Explanation } from '#kit/card/web/Explanation.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { blanksWords } from '../blanks.card.ts'
import type { BlanksCard, BlanksResponse, BlanksSolution } from '../blanks.schema.ts'
import { markedIn, linesOf } from '#kit/cardText/markedText.ts'
import { ClosedGap } from './ClosedGap.tsx'
import { BankGap, TypedGap } from './OpenGap.tsx'
import { WordBank } from './WordBank.tsx'

type Props = CardPlayerProps<BlanksCard, BlanksResponse, Shown, BlanksSolution>

/** A text whose gaps are typed into, or filled with the words of a bank. */
export function BlanksPlayer(props: Props) {
  const { card, headingId, response, verdict, isSending } = props
  const t = useWords(blanksWords)
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const total = markedIn(card.text).length
  const answers = Array.from({ length: total }, (_, index) => response?.answers[index] ?? '')
  const isClosed = verdict !== undefined || isSending
  const firstEmpty = answers.indexOf('')
  const chosen = selected !== undefined && answers[selected] === '' ? selected : firstEmpty

  function fill(index: number, word: string): void {
    const now = answers.with(index, word)
    props.respond(now.some((answer) => answer.trim() !== '') ? { answers: now } : undefined)
  }

  function place(word: string): void {
    if (chosen < 0) return
    fill(chosen, word)
    setSelected(undefined)
    setAnnouncement(t('play.placed', { word, number: chosen + 1 }))
  }

  function takeBack(index: number): void {
    const word = answers[index]
    setSelected(index)
    if (!word) return
    fill(index, '')
    setAnnouncement(t('play.takenBack', { word }))
  }

  /** Enter goes to the next gap that is empty; when none is left it confirms, like the button. */
  function onKey(event: KeyboardEvent, index: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isOpen = (answer: string, place: number) => place !== index && answer.trim() === ''
    const next = answers.findIndex((answer, at) => at > index && isOpen(answer, at))
    const target = next >= 0 ? next : answers.findIndex(isOpen)
    if (target < 0) return
    event.preventDefault()
    root.current?.querySelectorAll<HTMLInputElement>('input.blanks-gap')[target]?.focus()
  }

  return (
    <div className="blanks" ref={root}>
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t('play.kicker')}>
        {card.question || t('play.title')}
      </CardHeading>
      <div className="blanks-text">
        {linesOf(card.text).map((line, number) => (
          <p key={number}>
            {line.map((segment, place) => {
              if (segment.kind === 'text') return <span key={place}>{segment.text}</span>
              const { index } = segment
              const gap = { number: index + 1, total, value: answers[index] ?? '' }
              if (isClosed) return <ClosedGap card={card} key={place} verdict={verdict} {...gap} />
              return card.entry === 'bank' ? (
                <BankGap isChosen={chosen === index} key={place} onTouch={() => takeBack(index)} {...gap} />
              ) : (
                <TypedGap
                  key={place}
                  onKeyDown={(event) => onKey(event, index)}
                  onType={(text) => fill(index, text)}
                  {...gap}
                />
              )
            })}
          </p>
        ))}
      </div>
      {card.entry === 'bank' && !isClosed && (
        <WordBank isFull={chosen < 0} onTouch={place} used={answers} words={card.distractors} />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Explanation text={verdict?.solution?.explanation} title={t('play.explanation')} />
    </div>
  )
}
