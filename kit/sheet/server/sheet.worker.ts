import { parentPort, workerData } from 'node:worker_threads'
import { ArchiveError, plainArchive, readArchive } from '#kit/files/server/archive.ts'
import { readSheet } from './readSheet.ts'
import type { SheetAnswer } from './readWorkbook.ts'

const isPacked = (bytes: Buffer) => bytes[0] === 0x50 && bytes[1] === 0x4b

async function answer(): Promise<SheetAnswer> {
  const input: Uint8Array = workerData
  const bytes = Buffer.from(input)
  if (!isPacked(bytes)) return { kind: 'failed', why: 'noSheet' }
  try {
    const files = await readArchive(bytes)
    if (!files.has('xl/workbook.xml')) return { kind: 'failed', why: 'noSheet' }
    const sheet = await readSheet(await plainArchive(files))
    return sheet ? { kind: 'read', sheet } : { kind: 'failed', why: 'noSheet' }
  } catch (error) {
    const isTooLarge = error instanceof ArchiveError && /^tooLarge|^tooManyEntries/.test(error.why)
    return { kind: 'failed', why: isTooLarge ? 'tooLarge' : 'broken' }
  }
}

parentPort?.postMessage(await answer())
