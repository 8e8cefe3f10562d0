import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * How a line is: as it should be; slow, each piece late; silent, it takes connections and passes nothing on, as a machine that hangs
 * does; cut, it breaks what there is and takes nothing.
 */
export type LineState = 'well' | 'slow' | 'silent' | 'cut'

/** A line of the network to a server, on a port of its own. */
export interface Line {
  readonly port: number
  /** `url` as it is reached over this line. */
  over(url: string): string
  set(state: LineState): void
  close(): Promise<void>
}

/** Later by so much, in ms, each way. */
const lateMs = 25

/** A proxy before the server at `host` and `port`, which need not be there yet. */
export async function openLine(port: number, host = '127.0.0.1'): Promise<Line> {
  const ends = new Set<Socket>()
  let state: LineState = 'well'
  const pass = (from: Socket, to: Socket): void => {
    ends.add(from)
    from.setNoDelay(true)
    let passed = Promise.resolve()
    let late = 0
    from.on('data', (bytes) => {
      // What is on its way is not overtaken.
      if (state !== 'slow' && late === 0) return void to.write(bytes)
      late += 1
      from.pause()
      passed = passed.then(async () => {
        await wait(lateMs)
        to.write(bytes)
        late -= 1
        if (state !== 'silent') from.resume()
      })
    })
    from.on('end', () => void passed.then(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      ends.delete(from)
      to.destroy()
    })
    if (state === 'silent') from.pause()
  }
  const proxy = createServer({ allowHalfOpen: true }, (incoming) => {
    if (state === 'cut') return void incoming.destroy()
    const outgoing = connect({ port, host, allowHalfOpen: true })
    pass(incoming, outgoing)
    pass(outgoing, incoming)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('A line has a port.')
  return {
    port: address.port,
    over(url) {
      const reached = new URL(url)
      Object.assign(reached, { hostname: '127.0.0.1', port: String(address.port) })
      return reached.href
    },
    set(next) {
      state = next
      for (const end of ends)
        if (next === 'cut') end.destroy()
        else if (next === 'silent') end.pause()
        else end.resume()
    },
    async close() {
      for (const end of ends) end.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
