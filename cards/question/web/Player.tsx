import './question.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { GradeNotes } from '#kit/card/web/GradeNotes.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { questionWords } from '../question.card.ts'
import { isAi } from '../question.problems.ts'
import type { QuestionSolution } from '../question.schema.ts'
import type { QuestionPlayerProps } from './playerProps.ts'
import { NumberAnswer } from './NumberAnswer.tsx'
import { VoiceAnswer } from './VoiceAnswer.tsx'
import { WrittenAnswer } from './WrittenAnswer.tsx'

/** An open question as the learner meets it. */
export function QuestionPlayer(props: QuestionPlayerProps) {
  const { card, files, headingId, verdict } = props
  const t = useWords(questionWords)
  const waits = card.grading !== 'none' && card.grading !== 'rule'
  return (
    <div className="question">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t(`play.${card.kind}`)}>
        {card.prompt || card.title || t('label')}
      </CardHeading>
      {card.picture && <CardPicture files={files} media={card.picture} />}
      {card.kind === 'number' ? (
        <NumberAnswer {...props} />
      ) : card.kind === 'audio' ? (
        <VoiceAnswer {...props} />
      ) : (
        <WrittenAnswer {...props} />
      )}
      {waits && !verdict && (
        <p className="question-note">{t(isAi(card.grading) ? 'play.byAi' : 'play.byPerson')}</p>
      )}
      {verdict && <GradeNotes notes={verdict.feedback.parts} title={t('play.explanation')} />}
      {verdict?.solution && <Solution solution={verdict.solution} unit={card.number.unit} />}
    </div>
  )
}

function Solution({ solution, unit }: { readonly solution: QuestionSolution; readonly unit: string }) {
  const t = useWords(questionWords)
  const { number, sampleAnswer, explanation } = solution
  const value = number && [number.value, unit].filter((part) => part !== '').join(' ')
  return (
    <section className="card-note question-solution">
      {number && (
        <p>
          {number.tolerance > 0
            ? t('play.rightRange', { value: value ?? '', tolerance: number.tolerance })
            : t('play.rightNumber', { value: value ?? '' })}
        </p>
      )}
      {sampleAnswer && (
        <>
          <h3>{t('play.sample')}</h3>
          <p>{sampleAnswer}</p>
        </>
      )}
      {explanation && (
        <>
          <h3>{t('play.explanation')}</h3>
          <p>{explanation}</p>
        </>
      )}
    </section>
  )
}
