import './editor.css'
import { Button } from 'antd'
import { TimeField } from '#kit/audio/web/TimeField.tsx'
import { secondsOf } from '#kit/card/video/videoParts.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { useNeighbours } from '#kit/dnd/web/neighbours.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { videoQuizWords } from '../videoQuiz.card.ts'
import { momentEdits, withNewMoment, withNextAt, withoutMoment } from '../videoQuiz.edits.ts'
import { placedMoments, type PlacedMoment } from '../videoQuiz.moments.ts'
import type { VideoQuizCard } from '../videoQuiz.schema.ts'

interface Props extends CardEditorProps<VideoQuizCard> {
  /** Where the video in the form stands: a new question is asked there. */
  timeNow(): number
}

/** What is asked when, by time: each question opens in its own form. */
export function MomentFields(props: Props) {
  const { card, onChange, problems, disabled = false, timeNow } = props
  const t = useWords(videoQuizWords)
  const { add } = useNeighbours()
  function addHere(): void {
    onChange(withNewMoment(card, timeNow()))
    add?.()
  }
  return (
    <CardField
      hint={t('edit.hint')}
      isGroup
      label={t('fields.moments')}
      problem={problemAt(problems, 'moments')}
    >
      {() => (
        <>
          <ol className="video-quiz-moments">
            {placedMoments(card).map((moment, place) => (
              <MomentRow {...props} key={moment.id} moment={moment} number={place + 1} />
            ))}
          </ol>
          <Button className="card-add" disabled={disabled} onClick={addHere} type="link">
            + {t('edit.addHere')}
          </Button>
        </>
      )}
    </CardField>
  )
}

interface RowProps extends Props {
  readonly moment: PlacedMoment
  /** By time, from 1. */
  readonly number: number
}

function MomentRow({ card, onChange, problems, disabled = false, moment, number }: RowProps) {
  const t = useWords(videoQuizWords)
  const translate = useTranslate()
  const { children, open, add } = useNeighbours()
  const { id, at, backTo, cardId, index } = moment
  const length = secondsOf(card)
  const max = Number.isFinite(length) ? length : undefined
  const question = children().find((each) => each.id === cardId)
  const problem = ['cardId', 'at', 'backTo']
    .map((name) => problemAt(problems, `moments.${index}.${name}`))
    .find((found) => found !== undefined)
  function choose(): void {
    onChange(withNextAt(card, id))
    add?.()
  }
  return (
    <li data-path={problem?.path}>
      <div className="video-fields-line">
        <TimeField
          disabled={disabled}
          isInvalid={problem?.path.endsWith('.at') === true}
          label={t('fields.at', { number })}
          max={max}
          onChange={(time) => onChange(momentEdits.changed(card, id, { at: time ?? 0 }))}
          value={at}
        />
        {question ? (
          <button
            className="video-quiz-question"
            disabled={!open}
            onClick={() => open?.(question.id)}
            type="button"
          >
            <LineIcon path={question.icon} size={17} />
            <span>{question.name}</span>
          </button>
        ) : (
          <Button className="video-quiz-choose" disabled={disabled || !add} onClick={choose}>
            {t('edit.choose')}
          </Button>
        )}
        <RemoveButton
          disabled={disabled}
          label={t('edit.remove', { number })}
          onRemove={() => onChange(withoutMoment(card, moment))}
        />
      </div>
      {question && (
        <div className="video-quiz-back">
          <span aria-hidden="true">{t('edit.back')}</span>
          <TimeField
            canBeEmpty
            disabled={disabled}
            isInvalid={problem?.path.endsWith('.backTo') === true}
            label={t('fields.backTo', { number })}
            max={max}
            onChange={(time) => onChange(momentEdits.changed(card, id, { backTo: time }))}
            placeholder={t('edit.noBack')}
            value={backTo}
          />
        </div>
      )}
      {problem && <p className="card-field-problem">{translate(problem)}</p>}
    </li>
  )
}
