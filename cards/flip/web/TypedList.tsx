import { useRef, type KeyboardEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import type { FlipCard } from '../flip.schema.ts'
import { isRight } from '../flip.score.ts'
import type { FlipProps } from './flipProps.ts'
import { TypedRow } from './TypedRow.tsx'

/** Fronts with a field each. Enter leads to the next field, from the last one to the button below. */
export function TypedList({ card, files, response, verdict, isSending, respond }: FlipProps) {
  const t = useWords(flipWords)
  const list = useRef<HTMLFieldSetElement>(null)
  const typed = new Map(response?.mode === 'typed' ? response.pairs.map(({ id, text }) => [id, text]) : [])
  const backs = verdict?.solution?.backs

  function type(id: string, text: string): void {
    const pairs = card.pairs.map((pair) => ({
      id: pair.id,
      text: pair.id === id ? text : (typed.get(pair.id) ?? ''),
    }))
    respond(pairs.some((pair) => pair.text.trim() !== '') ? { mode: 'typed', pairs } : undefined)
  }
  function onKey(event: KeyboardEvent, index: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const next = list.current?.querySelectorAll('input')[index + 1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <fieldset className="flip-typed" disabled={verdict !== undefined || isSending} ref={list}>
      <legend className="kit-visually-hidden">{t('play.typed')}</legend>
      {card.pairs.map((pair, index) => (
        <TypedRow
          files={files}
          isRight={markOf(card, backs, verdict?.outcome, pair.id, typed.get(pair.id) ?? '')}
          key={pair.id}
          number={index + 1}
          onKey={(event) => onKey(event, index)}
          onType={(text) => type(pair.id, text)}
          pair={pair}
          solved={backs?.find(({ id }) => id === pair.id)?.back}
          text={typed.get(pair.id) ?? ''}
        />
      ))}
    </fieldset>
  )
}

type Backs = NonNullable<NonNullable<FlipProps['verdict']>['solution']>['backs']

/** The result of one field. Without the backs only what the outcome itself reveals. */
function markOf(
  card: FlipCard,
  backs: Backs | undefined,
  outcome: string | undefined,
  id: string,
  text: string,
): boolean | undefined {
  if (backs) return isRight(card, backs, id, text)
  if (outcome === 'correct') return true
  return outcome === 'wrong' ? false : undefined
}
