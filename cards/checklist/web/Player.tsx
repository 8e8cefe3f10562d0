import './checklist.css'
import { useState } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { checklistWords } from '../checklist.card.ts'
import { emptyMarks, markOf, withMark } from '../checklist.marks.ts'
import type { ChecklistCard, ChecklistResponse } from '../checklist.schema.ts'
import { isDone } from '../checklist.score.ts'
import { ItemRow } from './ItemRow.tsx'
import { OwnItems } from './OwnItems.tsx'

type Props = CardPlayerProps<ChecklistCard, ChecklistResponse, Shown, null>

/** A list to tick off. Each change is sent as it is made, so that nothing is lost and nothing must be confirmed. */
export function ChecklistPlayer(props: Props) {
  const { card, files, headingId, focusHeading, services } = props
  const t = useWords(checklistWords)
  // What was changed here is newer than any answer that comes back; without a response the sitting begins anew.
  const [local, setLocal] = useState(props.response)
  const response = props.response === undefined ? emptyMarks : (local ?? props.response)
  const done = card.items.filter((item) => isDone(item, markOf(response, item.id))).length

  function change(next: ChecklistResponse): void {
    setLocal(next)
    props.submit(next)
  }

  return (
    <article className="checklist">
      <CardHeading focus={focusHeading} id={headingId}>
        {card.title || t('label')}
      </CardHeading>
      {card.intro && <p className="card-intro">{card.intro}</p>}
      <p className="checklist-count" role="status">
        {t('play.done', { done, total: card.items.length })}
      </p>
      <ul aria-labelledby={headingId} className="card-list">
        {card.items.map((item, index) => (
          <ItemRow
            services={services}
            files={files}
            item={item}
            key={item.id}
            mark={markOf(response, item.id)}
            number={index + 1}
            onChange={(part) => change(withMark(response, item.id, part))}
          />
        ))}
      </ul>
      {card.mayAdd && <OwnItems response={response} onChange={change} />}
    </article>
  )
}
