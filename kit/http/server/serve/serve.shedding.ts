import { Fault, kitFaults } from '#kit/contract/fault.ts'

const stuckAfterMs = 5000
const startingMs = 15_000

/** Settings of `@fastify/under-pressure`: sheds load once the process is truly stuck; what its own start takes is no load. */
export function shedding() {
  const begun = performance.now()
  return {
    maxEventLoopDelay: stuckAfterMs,
    /** `delay`: what requests waited in the last second, in milliseconds. */
    pressureHandler: async (_request: unknown, _reply: unknown, _kind: string, delay?: number) => {
      // A pause of one second that the measuring itself fell into is reported as an endless one: nobody knows how long it was.
      const isStuck = Number.isFinite(delay) && performance.now() - begun > startingMs
      if (isStuck) throw new Fault(kitFaults.unavailable)
    },
  }
}
