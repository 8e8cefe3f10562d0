import { plainOf } from '#kit/richText/richText.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { RichTextView } from '#kit/richText/web/RichTextView.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { textWords } from '../text.card.ts'
import type { TextCard } from '../text.schema.ts'
import { Panels } from './Panels.tsx'
import { ReadAloud } from './ReadAloud.tsx'

/** A page to read. */
export function TextPlayer({ card, headingId, focusHeading }: CardPlayerProps<TextCard>) {
  const t = useWords(textWords)
  return (
    <article className="text-card">
      <CardHeading focus={focusHeading} id={headingId} isUnseen={card.title.trim() === ''}>
        {card.title || t('label')}
      </CardHeading>
      {card.readAloud && <ReadAloud text={[card.title, plainOf(card.body)].join('\n')} />}
      {card.layout === 'page' ? <RichTextView value={card.body} /> : <Panels card={card} />}
    </article>
  )
}
