import './maths.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { Formula } from '#kit/richText/web/Formula.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { mathsWords } from '../maths.card.ts'
import { formOf } from '../maths.schema.ts'
import { formPart, unitPart } from '../maths.score.ts'
import { Entry } from './Entry.tsx'
import { FormulaText } from './FormulaText.tsx'
import type { MathsPlayerProps } from './playerProps.ts'
import { Understood } from './Understood.tsx'

/** A question whose answer is a number or a formula, as the learner meets it. */
export function MathsPlayer(props: MathsPlayerProps) {
  const { card, headingId, verdict } = props
  const t = useWords(mathsWords)
  return (
    <div className="maths">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t(`play.${card.kind}`)}>
        <FormulaText text={card.question || t('label')} />
      </CardHeading>
      {verdict ? <Closed {...props} verdict={verdict} /> : <Entry {...props} />}
    </div>
  )
}

type ClosedProps = MathsPlayerProps & { readonly verdict: NonNullable<MathsPlayerProps['verdict']> }

/** The answer that was given, what is said to it, and what is right once it may be known. */
function Closed({ card, response, verdict }: ClosedProps) {
  const t = useWords(mathsWords)
  const { solution, outcome } = verdict
  const said = ({ partId, text }: (typeof verdict.feedback.parts)[number]) => {
    if (partId === unitPart) return t('play.unitWrong')
    return partId === formPart ? t(`play.formWrong.${formOf(card)}`) : text
  }
  return (
    <>
      <section className={`maths-given is-${outcome}`}>
        <h3>{t('play.yours')}</h3>
        <p>
          {response && (
            <Understood card={card} isBare text={response.answer} unit={unitBehind(card, response.unit)} />
          )}
        </p>
        {verdict.feedback.parts.map((part) => (
          <p className="maths-said" key={part.partId}>
            <FormulaText text={said(part)} />
          </p>
        ))}
      </section>
      {solution && (
        <section className="card-note maths-solution">
          {outcome !== 'correct' && (
            <>
              <h3>{t('play.right')}</h3>
              <p>
                <Formula tex={solution.answer} />
                {solution.unit && <span> {solution.unit}</span>}
              </p>
            </>
          )}
          {solution.explanation && (
            <>
              <h3>{t('play.explanation')}</h3>
              <p>
                <FormulaText text={solution.explanation} />
              </p>
            </>
          )}
        </section>
      )}
    </>
  )
}

const unitBehind = ({ unitMode, units }: MathsPlayerProps['card'], typed: string): string =>
  unitMode === 'asked' ? typed : unitMode === 'shown' ? units : ''
