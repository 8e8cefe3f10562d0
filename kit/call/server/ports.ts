import type { Port } from '#kit/contract/port.ts'
import type { Call, Services } from './context.ts'

type Adapter<Args, Result> = (call: Call, args: Args) => Promise<Result>

/** A port with what answers its calls. */
export interface Provided {
  readonly port: string
  readonly adapter: Adapter<never, unknown>
}

/** Binds an adapter to a port, which only one feature may provide; `bindPorts` throws where two do. */
export const provide = <Args, Result>(
  { name }: Port<Args, Result>,
  adapter: Adapter<Args, Result>,
): Provided => ({ port: name, adapter })

/** Binds each port to the one feature that provides it. */
export function bindPorts(provided: readonly Provided[]): Services['callPort'] {
  const adapters = new Map<string, Adapter<never, unknown>>()
  for (const { port, adapter } of provided) {
    if (adapters.has(port)) throw new Error(`The port ${port} is provided twice`)
    adapters.set(port, adapter)
  }
  return async <Args, Result>(call: Call, { name }: Port<Args, Result>, args: Args) => {
    const adapter = adapters.get(name) as Adapter<Args, Result> | undefined
    if (!adapter) throw new Error(`Nothing provides the port ${name}`)
    return adapter(call, args)
  }
}
