import { refuse } from '#kit/contract/fault.ts'
import { textOf } from '#deck/deck.document.ts'
import { maxMegabytes } from '../activity-transfer.contract.ts'
import { importFaults } from '../activity-import.faults.ts'
import { readBounded } from './import/readBounded.ts'

interface StoredDocument {
  readonly size: number
  readonly read: () => Promise<AsyncIterable<Uint8Array | string>>
}

/** The text of a stored document, its title first. Refuses by name what cannot be read, and what has no text. */
export async function documentText({ size, read }: StoredDocument, personId: number): Promise<string> {
  if (size > maxMegabytes * 1024 * 1024) refuse(importFaults.tooLarge, { values: { max: maxMegabytes } })
  const chunks: Buffer[] = []
  for await (const chunk of await read()) chunks.push(Buffer.from(chunk))
  const { title, cards } = await readBounded(Buffer.concat(chunks), personId)
  const text = textOf(cards).trim()
  if (text === '') refuse(importFaults.nothingToTake)
  return title.trim() === '' ? text : `${title}\n\n${text}`
}
