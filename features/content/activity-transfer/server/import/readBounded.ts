import { refuse } from '#kit/contract/fault.ts'
import { BoundsError, runBounded, secondsFor, type Bounds } from '#kit/ops/server/bounded.ts'
import { maxMegabytes } from '../../activity-transfer.contract.ts'
import { importFaults } from '../../activity-import.faults.ts'
import type { ReadResult } from './readDocument.ts'
import type { FailureReason } from '../../readFailure.ts'

export interface WorkerInput {
  readonly bytes: Uint8Array
  readonly name: string
}
export type WorkerAnswer =
  | { readonly kind: 'read'; readonly result: ReadResult }
  | { readonly kind: 'failed'; readonly why: FailureReason }

const whyOf = { time: 'tooSlow', memory: 'tooLarge', crash: 'broken' } as const
const boundsOf = (bytes: Buffer): Bounds => ({ seconds: secondsFor(bytes), megabytes: 768 })
const worker = new URL('./read.worker.ts', import.meta.url)

/**
 * Reads a document in a thread of its own, in bounded time and memory. Refuses by name what cannot be read. The file's name
 * tells texts from each other; '' where nobody knows it.
 */
export async function readBounded(
  bytes: Buffer,
  personId: number,
  { name = '', bounds = boundsOf(bytes) }: { readonly name?: string; readonly bounds?: Bounds } = {},
): Promise<ReadResult> {
  if (bytes.length > maxMegabytes * 1024 * 1024) refuseAs('tooLarge')
  const input: WorkerInput = { bytes, name }
  const answer = await runBounded<WorkerAnswer>(worker, input, bounds, personId).catch((error: unknown) => {
    if (!(error instanceof BoundsError)) throw error
    return refuseAs(whyOf[error.why])
  })
  return answer.kind === 'read' ? answer.result : refuseAs(answer.why)
}

const refuseAs = (why: FailureReason | 'tooSlow'): never =>
  refuse(importFaults[why], why === 'tooLarge' ? { values: { max: maxMegabytes } } : {})
