import { Button } from 'antd'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf } from '#cards/index.ts'
import { findCard, numbersOf } from '#deck/deck.document.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { activityPlace, type PhraseState } from '#features/content/activity-generate/translation.ts'
import type { TranslationPhrase } from '#features/content/activity-generate/translate.contract.ts'
import { useEditorState } from '../state/context.ts'
import { nameOf } from '../state/cardSummary.ts'
import { placeOf, type useTranslating } from './useTranslating.ts'

interface Props {
  readonly phrases: readonly TranslationPhrase[]
  readonly state: ReturnType<typeof useTranslating>['state']
  onTranslate(cardId: number): void
}

/** Each card of the original beside what it says in the other language. */
export function TranslatedTexts({ phrases, state, onTranslate }: Props) {
  const t = useWords(generateWords)
  const titleOf = useTitles()
  const cards = [...Map.groupBy(phrases, ({ cardId }) => cardId)]
  return (
    <ol className="translate-cards">
      {cards.map(([cardId, own]) => (
        <li key={cardId}>
          <div className="generate-head">
            <h3>{titleOf(cardId)}</h3>
            {!state.isRunning && own.some((phrase) => phrase.state !== 'fresh') && (
              <Button onClick={() => onTranslate(cardId)} size="small" type="link">
                {t('translate.card')}
              </Button>
            )}
          </div>
          {own.map((phrase) => (
            <Pair key={phrase.path} phrase={phrase} state={state} />
          ))}
        </li>
      ))}
    </ol>
  )
}

const tones = { fresh: 'ok', stale: 'wait', missing: 'off' } as const satisfies Record<PhraseState, string>

function Pair({ phrase, state }: { readonly phrase: TranslationPhrase } & Pick<Props, 'state'>) {
  const t = useWords(generateWords)
  const come = state.texts.get(placeOf(phrase))
  const loss = state.losses.get(placeOf(phrase))
  const text = come ?? phrase.translated
  const phraseState = come === undefined ? phrase.state : 'fresh'
  return (
    <div className="translate-pair">
      <p>{phrase.source}</p>
      <p data-empty={text === '' || undefined}>
        {text || t('translate.empty')}
        {phraseState !== 'fresh' && (
          <span className="kit-tag" data-tone={tones[phraseState]}>
            {t(`translate.states.${phraseState}`)}
          </span>
        )}
        {loss && <span className="translate-loss">{t(`translate.losses.${loss}`)}</span>}
      </p>
    </div>
  )
}

/** What a card of the open activity is called; 0: the activity's own texts. */
function useTitles(): (cardId: number) => string {
  const t = useWords(generateWords)
  const activity = useWords(activityWords)
  const translate = useTranslate()
  const deck = useEditorState((state) => state.history.present)
  const numbers = numbersOf(deck)
  return (cardId) => {
    if (cardId === activityPlace) return t('translate.own')
    const card = findCard(deck, cardId)?.card
    if (!card) return ''
    const type = translate({ namespace: cardOf(card.type).words, key: 'label' })
    return `${numbers.get(cardId) ?? ''} ${nameOf(card) || activity('editor.untitled', { type })}`
  }
}
