import type { Exchange, TalkEvent } from '#kit/ai/talk.ts'

/** The chunks of an answer out of a talk's events; the whole talk is reported at the end. @throws where there is no answer */
export async function* receiveTalk(
  events: AsyncIterable<TalkEvent>,
  onExchanges?: (exchanges: readonly Exchange[]) => void,
): AsyncGenerator<string> {
  let isReported = false
  for await (const event of events) {
    if ('piece' in event) yield event.piece
    if ('failed' in event) throw new Error('there is no answer')
    if ('exchanges' in event) {
      isReported = true
      onExchanges?.(event.exchanges)
    }
  }
  if (!isReported) throw new Error('the answer broke off')
}
