import './choice.css'
import { useRef, type KeyboardEvent } from 'react'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { Shown } from '#kit/card/progress.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { Explanation } from '#kit/card/web/Explanation.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { choiceWords } from '../choice.card.ts'
import type { ChoiceCard, ChoiceResponse, ChoiceSolution } from '../choice.schema.ts'
import { ChoiceClock } from './ChoiceClock.tsx'
import { OptionRow } from './OptionRow.tsx'

type Props = CardPlayerProps<ChoiceCard, ChoiceResponse, Shown, ChoiceSolution>

const kickers = { single: 'play.chooseOne', multi: 'play.chooseMany', judge: 'play.judge' } as const

/** A question as the learner meets it: options to tap, or the keys 1 to 9. */
export function ChoicePlayer(props: Props) {
  const { card, files, headingId, verdict, isSending, submit } = props
  const t = useWords(choiceWords)
  const list = useRef<HTMLFieldSetElement>(null)
  const chosen = props.response?.optionIds ?? []
  const isClosed = verdict !== undefined || isSending

  function choose(id: string): void {
    const others = chosen.filter((each) => each !== id)
    const isTakenBack = card.kind === 'multi' && others.length < chosen.length
    const optionIds = card.kind === 'multi' ? (isTakenBack ? others : [...others, id]) : [id]
    props.respond(optionIds.length > 0 ? { optionIds } : undefined)
  }

  function onKey(event: KeyboardEvent): void {
    const option = /^[1-9]$/.test(event.key) ? card.options[Number(event.key) - 1] : undefined
    if (!option || isClosed || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(option.id)
    list.current?.querySelectorAll('input')[Number(event.key) - 1]?.focus()
  }

  return (
    <div className="choice">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t(kickers[card.kind])}>
        {card.question || card.title || t('label')}
      </CardHeading>
      {card.picture && <CardPicture files={files} media={card.picture} />}
      {card.seconds !== null && !verdict && (
        <ChoiceClock
          key={card.id}
          onTimeUp={() => submit({ optionIds: [...chosen] })}
          seconds={card.seconds}
        />
      )}
      <fieldset
        aria-labelledby={headingId}
        className={hasPictures(card) ? 'choice-options choice-options-pictures' : 'choice-options'}
        disabled={isClosed}
        onKeyDown={onKey}
        ref={list}
        role={card.kind === 'multi' ? 'group' : 'radiogroup'}
      >
        {card.options.map((option, index) => (
          <OptionRow
            card={card}
            files={files}
            isChosen={chosen.includes(option.id)}
            key={option.id}
            number={index + 1}
            onChoose={() => choose(option.id)}
            option={option}
            verdict={verdict}
          />
        ))}
      </fieldset>
      <Explanation text={verdict?.solution?.explanation} title={t('play.explanation')} />
    </div>
  )
}

const hasPictures = (card: ChoiceCard) =>
  card.options.length > 0 && card.options.every(({ picture }) => picture !== null)
