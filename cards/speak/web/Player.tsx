import './speak.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import { Results } from './Results.tsx'
import { SayItems } from './SayItems.tsx'
import type { SpeakProps } from './speakProps.ts'

/** Something to be said, one item at a time; afterwards what was understood of each. */
export function SpeakPlayer(props: SpeakProps) {
  const { card, headingId, focusHeading, response, verdict, isSending } = props
  const t = useWords(speakWords)
  return (
    <article className="speak">
      <CardHeading focus={focusHeading} id={headingId} kicker={t(`play.${card.mode}`)}>
        {card.title || card.intro || t('label')}
      </CardHeading>
      {card.title && card.intro && <p className="card-intro">{card.intro}</p>}
      {response && (verdict || isSending) ? (
        <Results card={card} response={response} solution={verdict?.solution ?? null} />
      ) : (
        card.items.length > 0 && <SayItems {...props} />
      )}
    </article>
  )
}
