import { prefix } from '#kit/contract/envelope.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'

interface EventsApp<As> {
  fetch(method: string, path: string, sent: { readonly body: object }, as: As): Promise<Response>
}

/** The events of a stream, for tests; throws what was answered instead of one. */
export async function eventsOf<Event, Body, As>(
  app: EventsApp<As>,
  endpoint: Endpoint<Body, undefined, Event>,
  body: object,
  as: As,
): Promise<Event[]> {
  const response = await app.fetch('POST', prefix + endpoint.path, { body }, as)
  const text = await response.text()
  if (!text.startsWith('data: ')) throw new Error(text)
  return text
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line): Event => JSON.parse(line.slice('data: '.length)))
}
