import { ArrangeList } from '#kit/card/web/arrange/ArrangeList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { timelineWords } from '../timeline.card.ts'
import { MomentView } from './MomentView.tsx'
import type { TimelineProps } from './timelineProps.ts'

/** Moments to be put in order; with the answer come their dates, and then all there is to read about them. */
export function Arrange({ card, files, response, verdict, isSending, respond }: TimelineProps) {
  const t = useWords(timelineWords)
  const solution = verdict?.solution ?? null
  const items = card.moments.map(({ id, title, picture }, index) => {
    const date = solution?.moments.find((moment) => moment.id === id)?.date
    const name = title || picture?.alt || t('play.moment', { number: index + 1 })
    return { id, text: title, picture, name, ...(date && { mark: date }) }
  })
  const told = (solution?.moments ?? []).flatMap(({ id, date, body, caption }) => {
    const moment = card.moments.find((each) => each.id === id)
    const picture = moment?.picture ? { ...moment.picture, caption } : null
    return moment && (body !== '' || caption !== '') ? [{ ...moment, date, body, picture }] : []
  })
  return (
    <>
      <ArrangeList
        files={files}
        ids={response?.mode === 'arrange' ? response.momentIds : undefined}
        isSending={isSending}
        items={items}
        onArrange={(momentIds) => respond({ mode: 'arrange', momentIds })}
        verdict={
          verdict && {
            outcome: verdict.outcome,
            solution: solution && {
              explanation: solution.explanation,
              rightIds: solution.moments.map(({ id }) => id),
            },
          }
        }
      />
      {told.length > 0 && (
        <ol className="timeline-list">
          {told.map((moment) => (
            <li key={moment.id}>
              <MomentView files={files} moment={moment} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
