import type { Voice } from '#kit/audio/web/useVoice.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import type { Term, VocabCard, VocabProgress } from '../vocab.schema.ts'
import { HearButton } from './HearButton.tsx'

interface Props {
  readonly card: VocabCard
  readonly files: Readonly<Record<number, string>>
  readonly headingId: string
  readonly focusHeading: boolean
  readonly progress: VocabProgress | undefined
  readonly mastered: number
  readonly voice: Voice
  onStart(): void
}

/** All words with how far the learner is, and the button that begins. */
export function Overview({
  card,
  files,
  headingId,
  focusHeading,
  progress,
  mastered,
  voice,
  onStart,
}: Props) {
  const t = useWords(vocabWords)
  const total = card.terms.length
  const isDone = total > 0 && mastered === total
  const hasBegun = (progress?.seen?.length ?? 0) > 0 || mastered > 0
  return (
    <div className="vocab">
      <CardHeading focus={focusHeading} id={headingId} kicker={t('label')}>
        {card.title || t('label')}
      </CardHeading>
      <div className="vocab-progress">
        <span aria-hidden="true" className="vocab-bar">
          <i style={{ transform: `scaleX(${total === 0 ? 0 : mastered / total})` }} />
        </span>
        <p>
          {t('play.mastered', { count: mastered, total })}
          {isDone && ` · ${t('play.allDone')}`}
        </p>
      </div>
      <button className={isDone ? 'player-second' : 'player-main'} onClick={onStart} type="button">
        {t(isDone ? 'play.again' : hasBegun ? 'play.goOn' : 'play.start')}
      </button>
      <ul className="vocab-terms">
        {card.terms.map((term) => (
          <li key={term.id}>
            {term.picture && (
              <CardPicture className="card-thumb vocab-thumb" files={files} media={term.picture} />
            )}
            <span className="vocab-words">
              <span className="vocab-term" lang={card.language}>
                {term.term}
              </span>
              {term.reading && <span className="vocab-reading">{term.reading}</span>}
              <span className="vocab-meaning">
                {term.partOfSpeech && <i>{term.partOfSpeech} </i>}
                {term.meaning}
              </span>
            </span>
            <TermStatus progress={progress} term={term} />
            <HearButton term={term} voice={voice} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TermStatus({
  term,
  progress,
}: {
  readonly term: Term
  readonly progress: VocabProgress | undefined
}) {
  const t = useWords(vocabWords)
  const isMastered = progress?.mastered?.includes(term.id) === true
  const isSeen = progress?.seen?.includes(term.id) === true
  const label = t(isMastered ? 'play.isMastered' : isSeen ? 'play.isSeen' : 'play.isNew')
  return (
    <span className={isMastered ? 'vocab-tag is-mastered' : isSeen ? 'vocab-tag is-seen' : 'vocab-tag'}>
      {label}
    </span>
  )
}
