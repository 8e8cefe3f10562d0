import { setTimeout as wait } from 'node:timers/promises'
import type { Progress } from '#kit/contract/progress.ts'
import type { FileAnswer } from '#kit/call/server/context.ts'
import type { Watch } from '#kit/call/server/watch.ts'
import { eventStream } from './eventStream.ts'

const everyMs = 250

/** Streams the progress of the work as events, a few times a second, and last its envelope (JSON, of a refusal too). */
export const longAnswer = (work: (watch: Watch) => Promise<string>): FileAnswer =>
  eventStream(async function* events(signal) {
    let newest: Progress | undefined
    const end = work({ signal, report: (progress) => void (newest = progress) })
    const over = end.then(
      () => true,
      () => true,
    )
    while (!(await Promise.race([over, wait(everyMs, false)])) && !signal.aborted) {
      const progress: Progress | undefined = newest
      newest = undefined
      if (progress) yield { progress }
    }
    yield { answer: JSON.parse(await end) as unknown }
  })
