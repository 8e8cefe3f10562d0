import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute).default([]),
  status: z.object({ code: z.number().optional() }).optional(),
})
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

/** A span as a collector has got it. */
export interface CollectedSpan extends Omit<z.output<typeof span>, 'attributes'> {
  readonly facts: Readonly<Record<string, unknown>>
}

export interface FakeCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  close(): Promise<void>
}

/** A collector of traces on this machine that takes OTLP over HTTP as JSON. One that `isSilent` takes calls and never answers. */
export async function startFakeCollector({ isSilent = false } = {}): Promise<FakeCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer((request, response) => {
    if (isSilent) return
    void json(request).then((body) => {
      const { resourceSpans } = sent.parse(body)
      const all = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      for (const { attributes, ...one } of all)
        spans.push({
          ...one,
          facts: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
