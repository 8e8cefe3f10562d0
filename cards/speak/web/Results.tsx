import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import type { Item, SpeakCard, SpeakResponse, SpeakSolution } from '../speak.schema.ts'
import { bestUnderstood, worthOf } from '../speak.score.ts'
import { MarkedWords } from './MarkedWords.tsx'

interface Props {
  readonly card: SpeakCard
  readonly response: SpeakResponse
  readonly solution: SpeakSolution | null
}

const tick = 'M5 12.5l4.5 4.5L19 7.5'

/** What was said of each item, and as far as it may be known what should have been. */
export function Results({ card, response, solution }: Props) {
  const t = useWords(speakWords)
  if (response.by === 'none') return <p className="card-note">{t('play.wasQuiet')}</p>
  return (
    <ul className="speak-results card-list">
      {card.items.map((item) => (
        <li className="card-box" key={item.id}>
          <Result card={card} item={{ ...item, ...textsOf(item.id, solution) }} response={response} />
        </li>
      ))}
    </ul>
  )
}

const textsOf = (id: string, solution: SpeakSolution | null) => solution?.items.find((each) => each.id === id)

type ResultProps = Pick<Props, 'card'> & {
  readonly item: Item
  readonly response: Exclude<SpeakResponse, { readonly by: 'none' }>
}

function Result({ card, item, response }: ResultProps) {
  const t = useWords(speakWords)
  const heard =
    response.by === 'recognition' ? response.items.find(({ itemId }) => itemId === item.id)?.heard : undefined
  const judged =
    response.by === 'self' ? response.items.find(({ itemId }) => itemId === item.id)?.isRight : undefined
  const understood = heard && item.text !== '' ? bestUnderstood(item, heard, card) : undefined
  const isRight = understood ? worthOf(understood, card) === 1 : judged
  return (
    <>
      {card.mode === 'answer' && item.prompt && <p className="speak-hint">{item.prompt}</p>}
      <div className="speak-result">
        {understood ? (
          <MarkedWords language={card.language} understood={understood} />
        ) : (
          <p lang={card.language}>{item.text}</p>
        )}
        {isRight !== undefined && isRight !== null && (
          <span className={isRight ? 'speak-mark is-right' : 'speak-mark is-wrong'}>
            <LineIcon path={isRight ? tick : crossPath} size={16} />
            <span className="kit-visually-hidden">{t(isRight ? 'play.wasRight' : 'play.wasNotYet')}</span>
          </span>
        )}
      </div>
      {heard && (
        <p className="speak-hint" lang={card.language}>
          {t('play.heard', { text: heard[0] ?? '' })}
        </p>
      )}
    </>
  )
}
