import type { Exchange, TalkEvent } from '#kit/ai/talk.ts'

/** The pieces of an answer out of a talk's events; the whole talk is told at the end. @throws where there is no answer */
export async function* hearTalk(
  events: AsyncIterable<TalkEvent>,
  onExchanges?: (exchanges: readonly Exchange[]) => void,
): AsyncGenerator<string> {
  let isTold = false
  for await (const event of events) {
    if ('piece' in event) yield event.piece
    if ('failed' in event) throw new Error('there is no answer')
    if ('exchanges' in event) {
      isTold = true
      onExchanges?.(event.exchanges)
    }
  }
  if (!isTold) throw new Error('the answer broke off')
}
