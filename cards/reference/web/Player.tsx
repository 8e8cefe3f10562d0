import './reference.css'
import type { CardServices, CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { referenceWords } from '../reference.card.ts'
import type { Entry, ReferenceCard } from '../reference.schema.ts'
import { EntryLinks } from './EntryLinks.tsx'

/** Sources set as a bibliography. */
export function ReferencePlayer({ card, headingId, focusHeading, services }: CardPlayerProps<ReferenceCard>) {
  const t = useWords(referenceWords)
  return (
    <article className="reference">
      <CardHeading focus={focusHeading} id={headingId}>
        {card.title || t('label')}
      </CardHeading>
      {card.intro && <p className="card-intro">{card.intro}</p>}
      <ol className="reference-list">
        {card.entries.map((entry) => (
          <Source services={services} entry={entry} key={entry.id} />
        ))}
      </ol>
    </article>
  )
}

function Source({ entry, services }: { readonly entry: Entry; readonly services: CardServices }) {
  const t = useWords(referenceWords)
  const { title, author, year, source, page, quote, kind } = entry
  return (
    <li>
      <p className="reference-kind">{t(`kinds.${kind}`)}</p>
      {title.trim() !== '' && <cite>{title}</cite>}
      {(author || year) && <p className="reference-author">{[author, year].filter(Boolean).join(' · ')}</p>}
      {(source || page) && (
        <p className="reference-source">
          {[source, page && t('play.pages', { page })].filter(Boolean).join(' · ')}
        </p>
      )}
      {quote && <blockquote>{quote}</blockquote>}
      <EntryLinks services={services} entry={entry} />
    </li>
  )
}
