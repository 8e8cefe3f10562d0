import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Envelope } from '#kit/contract/envelope.ts'
import { openEnvelope, send, type AnyEndpoint, type CallOptions } from './client.ts'
import { readToken } from './token.ts'

/**
 * The events of a stream as they come, read with fetch so that the token stays out of the address. Ends with the stream;
 * throws a `Refusal` when the server refused, and passes network errors and aborts through as they are.
 */
export async function* readEvents<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): AsyncGenerator<DataOf<E>> {
  const token = readToken()
  const response = await send(endpoint, options)
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    openEnvelope((await response.json()) as Envelope<unknown>, token, options.onExpired)
    return
  }
  for await (const text of eventsIn(response)) yield JSON.parse(text) as DataOf<E>
}

/** The data of each event; what is still half on its way waits for its end. */
async function* eventsIn({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
      if (done) return
      const events = (rest + value).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) yield event.slice('data: '.length)
    }
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}
