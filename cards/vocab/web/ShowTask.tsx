import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import type { Term } from '../vocab.schema.ts'
import { HearButton } from './HearButton.tsx'
import type { TaskProps } from './taskProps.ts'
import { useSpeakOnce } from './spokenTerm.ts'

interface Props extends TaskProps {
  readonly term: Term
  onDone(): void
}

/** A new word with all that is known of it. */
export function ShowTask({ card, files, voice, canHear, term, onDone }: Props) {
  const t = useWords(vocabWords)
  useSpeakOnce(voice, term, canHear)
  return (
    <>
      <div className="vocab-new">
        {term.picture && <CardPicture className="vocab-picture" files={files} media={term.picture} />}
        <p className="vocab-big" lang={card.language}>
          {term.term}
          <HearButton term={term} voice={voice} />
        </p>
        {term.reading && <p className="vocab-reading">{term.reading}</p>}
        <p className="vocab-meaning-big">
          {term.partOfSpeech && <i>{term.partOfSpeech} </i>}
          {term.meaning}
        </p>
        {term.example && (
          <blockquote className="vocab-example">
            <p lang={card.language}>{term.example}</p>
            {term.translation && <p>{term.translation}</p>}
          </blockquote>
        )}
      </div>
      <div className="vocab-foot">
        <button
          className="player-main"
          onClick={(event) => {
            event.preventDefault()
            onDone()
          }}
          type="submit"
        >
          {t('play.know')}
        </button>
      </div>
    </>
  )
}
