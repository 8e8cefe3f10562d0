import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A load balancer without stickiness, that sends each request to the next server. */
export interface LoadBalancer {
  readonly url: string
  /** Method and server of every request so far: `PATCH http://127.0.0.1:40123`. */
  readonly passed: readonly string[]
  close(): Promise<void>
}

/** `urls`: of the servers that are there; a test may add and remove some meanwhile, as a check of health would. */
export async function startLoadBalancer(urls: readonly string[]): Promise<LoadBalancer> {
  const passed: string[] = []
  const server = createServer((incoming, answer) => {
    const target = urls[passed.length % urls.length] ?? ''
    const { method = '', url = '', headers } = incoming
    passed.push(`${method} ${target}`)
    const outgoing = request(target + url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    ...{ url: `http://127.0.0.1:${port}`, passed },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
