import './aiResponse.css'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiResponseWords } from '../aiResponse.card.ts'
import { tableIn } from '../aiResponse.table.ts'
import type { AiResponseCard, AiResponseProgress } from '../aiResponse.schema.ts'
import { useAiAnswer } from './useAiAnswer.ts'

/** An answer that is written while the learner looks, and stored. */
export function AiResponsePlayer(props: CardPlayerProps<AiResponseCard, unknown, AiResponseProgress>) {
  const { card, headingId, services, report, progress } = props
  const t = useWords(aiResponseWords)
  const onShown = () => {
    if (progress?.answered !== true) report({ viewed: true, answered: true })
  }
  const { text, isWriting, hasFailed, left, generate } = useAiAnswer(card, services, onShown)
  return (
    <div className="aiResponse">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t('play.kicker')}>
        {card.title || t('label')}
      </CardHeading>
      {card.intro && <p className="aiResponse-intro">{card.intro}</p>}
      <div aria-busy={isWriting} className="aiResponse-answer">
        {isWriting && text === '' && <p className="aiResponse-wait">{t('play.writing')}</p>}
        <Answer output={card.output} text={hasFailed ? card.fallback : text} />
      </div>
      {/* The whole answer is read once it is there, not letter by letter. */}
      <p className="kit-visually-hidden" role="status">
        {isWriting ? t('play.writing') : t('play.written')}
      </p>
      {!isWriting && (
        <footer className="aiResponse-foot">
          {!hasFailed && text !== '' && <small>{t('play.madeByAi')}</small>}
          {(hasFailed || left > 0) && (
            <button onClick={() => generate(!hasFailed)} type="button">
              {t(hasFailed ? 'play.retry' : 'play.again')}
              {!hasFailed && <small>{t('play.left', { count: left })}</small>}
            </button>
          )}
        </footer>
      )}
    </div>
  )
}

function Answer({ text, output }: { readonly text: string; readonly output: AiResponseCard['output'] }) {
  const rows = output === 'table' ? tableIn(text) : undefined
  if (rows) return <Table rows={rows} />
  // The place of a paragraph is all that it has for an identity.
  return text
    .split(/\n{2,}/)
    .map((paragraph, place) => ({ paragraph, place }))
    .map(({ paragraph, place }) => <p key={place}>{paragraph}</p>)
}

function Table({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows.map((cells) => cells.map((cell, place) => ({ cell, place })))
  return (
    <div className="aiResponse-table">
      <table>
        <thead>
          <tr>
            {head.map(({ cell, place }) => (
              <th key={place} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body
            .map((cells, line) => ({ cells, line }))
            .map(({ cells, line }) => (
              <tr key={line}>
                {cells.map(({ cell, place }) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
