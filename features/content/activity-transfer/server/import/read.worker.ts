import { parentPort, workerData } from 'node:worker_threads'
import { ArchiveError } from '#kit/files/server/archive.ts'
import { readDocument } from './readDocument.ts'
import { ReadFailure, type FailureReason } from '../../readFailure.ts'
import type { WorkerAnswer, WorkerInput } from './readBounded.ts'

const whyOf = (error: unknown): FailureReason => {
  if (error instanceof ReadFailure) return error.why
  if (!(error instanceof ArchiveError)) return 'broken'
  if (error.why === 'tooManyEntries') return 'tooLarge'
  return error.why === 'encrypted' ? 'oldOffice' : error.why
}

async function answer(): Promise<WorkerAnswer> {
  try {
    const { bytes, name }: WorkerInput = workerData
    return { kind: 'read', result: await readDocument(Buffer.from(bytes), name) }
  } catch (error) {
    return { kind: 'failed', why: whyOf(error) }
  }
}

parentPort?.postMessage(await answer())
