import { safeParse } from 'zod/mini'
import { isObject } from '#kit/value/sameJson.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { useTranslate } from '#kit/i18n/web/words.ts'
import { WordDiff } from '#kit/view/web/WordDiff.tsx'
import { cardOf, cardSchema, type Card } from '#cards/index.ts'
import { cardDifference } from '#deck/web/cardDifference.ts'
import { useDeckWords } from '#deck/web/words.ts'
import { useLogWords } from './useLogWords.ts'

interface Sides {
  readonly before: unknown
  readonly after: unknown
}

const cardsIn = (side: unknown): Record<string, unknown> =>
  isObject(side) && isObject(side['cards']) ? side['cards'] : {}

/** A card as its type knows it; undefined where it was written by an earlier form of its type. */
const read = (value: unknown): Card | null | undefined =>
  value === null || value === undefined ? null : safeParse(cardSchema, value).data

/** What became of the cards of an activity, one after the other. */
export function ChangedCards({ before, after }: Sides) {
  const { t } = useLogWords()
  const [was, is] = [cardsIn(before), cardsIn(after)]
  const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const hasWords = useDeckWords([...Object.values(was), ...Object.values(is)].flatMap(typeOf))
  if (!hasWords) return <FormSkeleton fields={ids.length} />
  return (
    <div className="log-changes">
      {isObject(after) && 'order' in after && <p className="kit-muted">{t('newOrder')}</p>}
      {ids.map((id) => (
        <ChangedCard key={id} id={id} before={was[id]} after={is[id]} />
      ))}
    </div>
  )
}

const typeOf = (value: unknown): string[] => {
  const card = read(value)
  return card ? [card.type] : []
}

const titleOf = (value: unknown): string => (isObject(value) ? String(value['title'] ?? '') : '')

function ChangedCard({ id, before, after }: Sides & { readonly id: string }) {
  const { t } = useLogWords()
  const translate = useTranslate()
  const [was, is] = [read(before), read(after)]
  const card = is ?? was
  const type = card && translate({ namespace: cardOf(card.type).words, key: 'label' })
  return (
    <article className="log-card">
      <h3>
        {titleOf(after) || titleOf(before) || type || t('card', { id })}
        {type && <span className="kit-muted">{type}</span>}
        {was === null && <Mark tone="ok">{t('wasAdded')}</Mark>}
        {is === null && <Mark tone="off">{t('wasRemoved')}</Mark>}
      </h3>
      {was === undefined || is === undefined ? (
        <Raw before={before} after={after} />
      ) : (
        <Texts before={was} after={is} />
      )}
    </article>
  )
}

const Mark = ({ tone, children }: { readonly tone: string; readonly children: string }) => (
  <span className="kit-tag" data-tone={tone}>
    {children}
  </span>
)

/** Texts word by word; what else differs by its name. */
function Texts({ before, after }: { readonly before: Card | null; readonly after: Card | null }) {
  const { t } = useLogWords()
  const { texts, others } = cardDifference(before, after, useTranslate())
  return (
    <dl className="log-rows">
      {texts.map(({ path, label, ...text }) => (
        <div key={path}>
          <dt>{label}</dt>
          {(['before', 'after'] as const).map((side) => (
            <dd key={side} data-side={side}>
              <span className="log-side">{t(`fields.${side}`)}</span>
              {text[side] === '' ? (
                <span className="kit-muted">{t('blank')}</span>
              ) : (
                <WordDiff {...text} side={side} />
              )}
            </dd>
          ))}
        </div>
      ))}
      {others.length > 0 && (
        <div>
          <dt>{t('fields.changed')}</dt>
          <dd>{others.join(' · ')}</dd>
        </div>
      )}
    </dl>
  )
}

/** A card that its type no longer reads, as it was kept. */
function Raw({ before, after }: Sides) {
  return (
    <div className="log-raw">
      {[before, after].map((value, index) => (
        <pre key={index} className="log-json">
          {JSON.stringify(value ?? null, null, 2)}
        </pre>
      ))}
    </div>
  )
}
