import './match.css'
import '#kit/dnd/web/dragStyles.ts'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { useEffect, useRef, useState } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { Explanation } from '#kit/card/web/Explanation.tsx'
import { sensors, silent } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { answersOf, isRightLink, linked } from '../match.answers.ts'
import { matchWords } from '../match.card.ts'
import type { MatchAnswer, MatchCard, MatchLink, MatchResponse, MatchSolution } from '../match.schema.ts'
import { AnswerChip } from './AnswerChip.tsx'
import { PairRow } from './PairRow.tsx'

type Props = CardPlayerProps<MatchCard, MatchResponse, Shown, MatchSolution>

/** Pairs to match: a field is touched, then its answer; or the answer is dragged there. */
export function MatchPlayer(props: Props) {
  const { card, files, headingId, verdict, isSending } = props
  const t = useWords(matchWords)
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const [links, setLinks] = useState<readonly MatchLink[]>(props.response?.links ?? [])
  const isClosed = verdict !== undefined || isSending
  // There is a response only when all is linked; what is half done lives here, and who tries again begins anew.
  const shown = props.response?.links ?? links
  useEffect(() => {
    if (verdict) setLinks([])
  }, [verdict])
  const answers = answersOf(card)
  const free = answers.filter(({ id }) => !shown.some(({ answerId }) => answerId === id))
  const isEmpty = (pairId: string) => !shown.some((link) => link.pairId === pairId)
  const open = card.pairs.filter(({ id }) => isEmpty(id))
  const chosen = open.find(({ id }) => id === selected) ?? open[0]
  const leftName = (pairId: string) => {
    const index = card.pairs.findIndex(({ id }) => id === pairId)
    return card.pairs[index]?.text || card.pairs[index]?.picture?.alt || t('play.left', { number: index + 1 })
  }
  const answerName = ({ id, text, picture }: MatchAnswer) =>
    text || picture?.alt || t('play.answer', { number: answers.findIndex((each) => each.id === id) + 1 })

  function change(now: readonly MatchLink[]): void {
    setLinks(now)
    props.respond(now.length === card.pairs.length ? { links: [...now] } : undefined)
  }

  function place(answer: MatchAnswer, pairId: string | undefined): void {
    if (isClosed || pairId === undefined) return
    change(linked(shown, pairId, answer.id))
    setSelected(undefined)
    setAnnouncement(t('play.placed', { left: leftName(pairId), answer: answerName(answer) }))
    // The answer that had the focus is gone from where it was.
    requestAnimationFrame(() => {
      const next = root.current?.querySelector<HTMLElement>('.match-answers button')
      ;(next ?? root.current?.querySelector<HTMLElement>(`[data-pair="${pairId}"]`))?.focus()
    })
  }

  function touch(pairId: string): void {
    const link = shown.find((each) => each.pairId === pairId)
    const answer = answers.find(({ id }) => id === link?.answerId)
    if (answer) {
      change(shown.filter((each) => each !== link))
      setAnnouncement(t('play.takenBack', { answer: answerName(answer) }))
    }
    setSelected(pairId)
  }

  function onDragEnd({ operation, canceled }: DragEndEvent): void {
    const answer = answers.find(({ id }) => `answer-${id}` === operation.source?.id)
    const pair = card.pairs.find(({ id }) => `pair-${id}` === operation.target?.id)
    if (!canceled && answer && pair) place(answer, pair.id)
  }

  return (
    <div className="match" ref={root}>
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t('play.kicker')}>
        {card.question || card.title || t('label')}
      </CardHeading>
      {!isClosed && <p className="match-how">{t('play.how')}</p>}
      <DragDropProvider onDragEnd={onDragEnd} plugins={silent} sensors={sensors}>
        <ul className="card-list">
          {card.pairs.map((pair) => {
            const link = shown.find(({ pairId }) => pairId === pair.id)
            const right = verdict?.solution?.links ?? (verdict?.outcome === 'correct' ? shown : undefined)
            const rightId = right?.find(({ pairId }) => pairId === pair.id)?.answerId
            const would = answers.find(({ id }) => id === rightId)
            return (
              <PairRow
                answer={answers.find(({ id }) => id === link?.answerId)}
                files={files}
                isChosen={!isClosed && chosen?.id === pair.id}
                isClosed={isClosed}
                isRight={right && link && isRightLink(card, right, link)}
                key={pair.id}
                leftName={leftName(pair.id)}
                nameOf={answerName}
                onTouch={() => touch(pair.id)}
                pair={pair}
                would={would && answerName(would)}
              />
            )
          })}
        </ul>
        {!isClosed && free.length > 0 && (
          <div aria-label={t('play.answers')} className="match-answers" role="group">
            {free.map((answer) => (
              <AnswerChip
                answer={answer}
                files={files}
                isOff={chosen === undefined}
                key={answer.id}
                label={t('play.place', {
                  answer: answerName(answer),
                  left: chosen ? leftName(chosen.id) : '',
                })}
                name={answerName(answer)}
                onTouch={() => place(answer, chosen?.id)}
              />
            ))}
          </div>
        )}
      </DragDropProvider>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Explanation text={verdict?.solution?.explanation} title={t('play.explanation')} />
    </div>
  )
}
