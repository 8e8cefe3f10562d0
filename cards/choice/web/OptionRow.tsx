import type { Verdict } from '#kit/card/verdict.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { choiceWords } from '../choice.card.ts'
import type { ChoiceCard, ChoiceOption, ChoiceSolution } from '../choice.schema.ts'
import { markOf } from './marks.ts'

interface Props {
  readonly card: ChoiceCard
  readonly option: ChoiceOption
  readonly number: number
  readonly isChosen: boolean
  readonly files: Readonly<Record<number, string>>
  readonly verdict: Verdict<ChoiceSolution> | undefined
  onChoose(): void
}

const icons = {
  right: 'M5 12.5l4.5 4.5L19 7.5',
  wrong: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  missed: 'M5 12.5l4.5 4.5L19 7.5',
}
const labels = { right: 'play.isRight', wrong: 'play.isWrong', missed: 'play.wasRight' } as const

/** Where one is right, nothing is right beside it. */
const labelOf = (mark: keyof typeof labels, kind: ChoiceCard['kind']) =>
  mark === 'missed' && kind !== 'multi' ? labels.right : labels[mark]

/** One option; after the answer a colour, a sign and a word show what it was. */
export function OptionRow({ card, option, number, isChosen, files, verdict, onChoose }: Props) {
  const t = useWords(choiceWords)
  const mark = markOf(card, option.id, isChosen, verdict)
  const truth = option.id === 'true' ? t('parts.true') : t('parts.false')
  // In a preview an option may still be without words; a picture alone has a description of its own.
  const unwritten = option.picture ? '' : t('fields.optionNumber', { number })
  const placeholder = card.kind === 'judge' ? truth : unwritten
  const feedback = verdict?.feedback.parts.find(({ partId }) => partId === option.id)?.text
  const state = [isChosen && 'is-chosen', mark && `is-${mark}`].filter(Boolean).join(' ')
  return (
    <div className={`card-box card-option choice-option ${state}`}>
      <label>
        <input
          checked={isChosen}
          name={`choice-${card.id}`}
          onChange={onChoose}
          type={card.kind === 'multi' ? 'checkbox' : 'radio'}
          value={option.id}
        />
        <span aria-hidden="true" className="choice-key">
          {mark ? <LineIcon path={icons[mark]} size={16} /> : number}
        </span>
        {option.picture && (
          <CardPicture className="card-thumb choice-picture" files={files} media={option.picture} />
        )}
        <span className="card-option-text">{option.text || placeholder}</span>
        {mark && <span className="choice-mark">{t(labelOf(mark, card.kind))}</span>}
      </label>
      {feedback && <p className="choice-feedback">{feedback}</p>}
    </div>
  )
}
