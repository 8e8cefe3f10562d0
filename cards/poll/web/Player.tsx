import './poll.css'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { hasOptions } from '../poll.answers.ts'
import { pollWords } from '../poll.card.ts'
import type { PollCard, PollResponse } from '../poll.schema.ts'
import { OwnWords } from './OwnWords.tsx'
import { PollOptions } from './PollOptions.tsx'
import { PollScale } from './PollScale.tsx'

/** A question of opinion. */
export function PollPlayer(props: CardPlayerProps<PollCard, PollResponse>) {
  const { card, headingId, response, verdict, isSending, respond } = props
  const t = useWords(pollWords)
  const common = { card, headingId, isClosed: verdict !== undefined || isSending }
  return (
    <div className="poll">
      <CardHeading
        focus={props.focusHeading}
        id={headingId}
        kicker={t(card.kind === 'multi' ? 'play.many' : 'play.opinion')}
      >
        {card.question || card.title || t('label')}
      </CardHeading>
      {card.kind === 'text' ? (
        <OwnWords
          {...common}
          onChange={(text) => respond(text.trim() === '' ? undefined : { text })}
          text={response && 'text' in response ? response.text : undefined}
        />
      ) : hasOptions(card.kind) ? (
        <PollOptions
          {...common}
          chosen={response && 'optionIds' in response ? response.optionIds : []}
          onChange={(optionIds) => respond(optionIds.length > 0 ? { optionIds: [...optionIds] } : undefined)}
        />
      ) : (
        <PollScale
          {...common}
          onChange={(value) => respond({ value })}
          value={response && 'value' in response ? response.value : undefined}
        />
      )}
    </div>
  )
}
