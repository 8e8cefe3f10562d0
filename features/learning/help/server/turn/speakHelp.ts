import { AiError, type AiUsage } from '#kit/ai/server/ai.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { helpMessages } from '#features/ai/ai-config/help.prompt.ts'
import { makeMarkReader } from '#features/ai/ai-config/help.marks.ts'
import type { HelpEvent } from '../../help.contract.ts'
import type { HelpSource } from '../../help.source.ts'
import { ladderPhrase } from '../../help.ladder.ts'
import { helpWords } from '../../help.words.ts'
import { holdBack } from '../guard/holdBack.ts'
import type { GroundedHelp } from './groundHelp.ts'
import type { HelpTurnWork } from './openHelp.ts'
import { unmarked } from './unmarked.ts'

/** An answer as it is stored. */
export interface SpokenHelp {
  readonly reply: string
  readonly sources: readonly HelpSource[]
  /** It was written beforehand. */
  readonly isPrepared: boolean
}

/** A helper is brief, whatever its configuration allows other work. */
const maxTokens = 700
/** In UTF-16 code units: far more than those tokens. */
const maxLength = 20_000

/** Who hears an answer while it comes. */
export interface Listener {
  readonly signal: AbortSignal
  readonly onUsage: (usage: AiUsage) => void
  /** The next words of the AI's that the learner reads. */
  readonly onSent: (piece: string) => void
}

/** How the AI's own words ended. */
type Ending =
  | { readonly kind: 'whole'; readonly text: string; readonly cited: readonly number[] }
  | { readonly kind: 'leak' | 'off' }
  | { readonly kind: 'failed'; readonly error: AiError }

/**
 * The answer, piece by piece. What is not to be known yet is held back before any of it is sent, what lies off the course is
 * declined, and where no AI answers a hint that was written beforehand does: then what came until there is taken back.
 */
export async function* speakHelp(
  call: Call,
  work: HelpTurnWork,
  ground: GroundedHelp,
  listener: Listener,
): AsyncGenerator<HelpEvent, SpokenHelp> {
  const { signal } = listener
  const ending = yield* listen(call, work, ground, listener)
  if (ending.kind === 'whole')
    return {
      ...{ reply: ending.text, isPrepared: false },
      sources: sourcesOf(ground, ending.cited),
    }
  if (ending.kind === 'failed' && ending.error.kind !== 'missing' && !signal.aborted)
    call.services.log.warn({ err: ending.error }, 'no help from the AI')
  const reply = preparedReply(call, work, ground, ending.kind)
  yield { held: true }
  yield { piece: reply }
  const sources = ending.kind === 'off' ? [] : sourcesOf(ground, [])
  return { reply, sources, isPrepared: true }
}

async function* listen(
  { services }: Call,
  { helper }: HelpTurnWork,
  { scene, hidden, talk }: GroundedHelp,
  { signal, onUsage, onSent }: Listener,
): AsyncGenerator<HelpEvent, Ending> {
  const { temperature, maxTokens: most } = helper.config
  const enough = new AbortController()
  const marks = makeMarkReader(scene.sources.length)
  const chunks = services.ai.chat(helper.order, {
    messages: helpMessages(helper.config, scene),
    ...{ temperature, maxTokens: Math.min(most, maxTokens) },
    signal: AbortSignal.any([signal, enough.signal]),
    onUsage,
  })
  let text = ''
  try {
    for await (const held of holdBack(unmarked(chunks, marks), hidden, talk)) {
      if ('leak' in held) return { kind: 'leak' }
      text += held.text
      if (text.length > maxLength) return { kind: 'failed', error: new AiError('endless') }
      onSent(held.text)
      yield { piece: held.text }
    }
  } catch (error) {
    if (error instanceof AiError) return { kind: 'failed', error }
    throw error
  } finally {
    // Whoever has enough stops the provider, so that nothing more is billed.
    enough.abort()
  }
  if (marks.isOff) return { kind: 'off' }
  if (text.trim() === '') return { kind: 'failed', error: new AiError('broken') }
  return { kind: 'whole', text: text.trim(), cited: marks.cited }
}

/** Each place once; the best one where the answer names none, so that it leads somewhere in any case. */
function sourcesOf({ sources, ownCard }: GroundedHelp, cited: readonly number[]): readonly HelpSource[] {
  const named = cited.flatMap((n) => sources[n - 1] ?? [])
  const found = named.length > 0 ? named : [sources[0] ?? ownCard]
  const keyOf = ({ kind, activityId, cardId, title }: HelpSource) =>
    [kind, activityId, cardId, title].join(' ')
  return [...new Map(found.map((source) => [keyOf(source), source])).values()]
}

function preparedReply(
  { translate }: Call,
  { rung }: HelpTurnWork,
  { sources, ownCard, nextHint }: GroundedHelp,
  kind: 'leak' | 'off' | 'failed',
): string {
  if (kind === 'off') return translate(phrase(helpWords, 'off'))
  const hint = translate(ladderPhrase(rung, sources[0] ?? ownCard, nextHint))
  return kind === 'leak' ? hint : `${hint}\n\n${translate(phrase(helpWords, 'away'))}`
}
