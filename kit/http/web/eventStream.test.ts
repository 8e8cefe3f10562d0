import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { readEvents } from './eventStream.ts'

const count = endpoint({ method: 'GET', path: '/count', who: 'anyone', answer: 'stream', data: z.number() })

/** A server that sends these chunks, cut wherever the network cut them. */
function answering(chunks: readonly string[], type: string): void {
  const body = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }))
}
afterEach(() => vi.unstubAllGlobals())

test('events come whole, however the network has cut them, and comments between them are no events', async () => {
  answering(['data: 1\n', '\ndata: 2\n\n: still here\n\nda', 'ta: 3\n\n', 'data: 4'], 'text/event-stream')
  const seen: number[] = []
  for await (const value of readEvents(count)) seen.push(value)
  expect(seen).toEqual([1, 2, 3])
})

test('a refusal is thrown with its code and its sentence', async () => {
  answering(['{"code":404,"data":null,"message":"Not there"}'], 'application/json')
  await expect(readEvents(count).next()).rejects.toMatchObject({ code: 404, message: 'Not there' })
})
