import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { readArchive } from '#kit/files/server/archive.ts'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import { allOf, readXml, xmlText, type XmlNode } from '#kit/files/server/xml.ts'
import { office, saveByOffice } from '#kit/testing/server/office.ts'
import { textOf } from '#deck/deck.document.ts'
import { deckSchema } from '#deck/deck.schema.ts'
import { readDocument, type ReadResult } from './readDocument.ts'

// Documents that people wrote for something else, out of Debian's packages, and the same as LibreOffice saves them.
// `.ci/run` fetches both; where they are not there, that is said, and in CI it fails.
const isAsked = process.env['CI'] !== undefined
const found = globSync('.cache/documents/**/*.{docx,pptx,xlsx,docx.gz,pptx.gz,xlsx.gz}').toSorted()
const texts = globSync('.cache/documents/**/*.md').toSorted()
/** Their packages turned every line's end in them into two signs, so that no program reads them. */
const isSpoilt = (path: string) => path.includes('fonts-sil-taiheritagepro')
const nameOf = (path: string) => basename(path, '.gz')

const unpacked = async (path: string): Promise<Buffer> => {
  const bytes = await readFile(path)
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

/** Letters and digits: programs differ in spaces, quotes and dashes, and lists write their marks themselves. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Footers, dates and page numbers of slides are the same on each, and are left out. */
const isFurniture = (shape: XmlNode): boolean =>
  allOf(shape, 'p:ph').some(({ attributes }) => /^(ftr|dt|sldNum|hdr)$/.test(attributes['type'] ?? ''))

/** What is written in a Word document or on slides, run by run as it lies in the file. */
async function writtenIn(bytes: Buffer): Promise<string[]> {
  const files = await readArchive(bytes)
  const pages = [...files].filter(([name]) => /^(word\/document|ppt\/slides\/slide\d+)\.xml$/.test(name))
  return pages.flatMap(([, page]) => {
    const root = readXml(page.toString('utf8'))
    const furniture = new Set(
      allOf(root, 'p:sp')
        .filter(isFurniture)
        .flatMap((shape) => allOf(shape, 'a:t')),
    )
    return ['w:t', 'a:t']
      .flatMap((name) => allOf(root, name))
      .filter((run) => !furniture.has(run))
      .map((run) => plain(xmlText(run)))
  })
}

function expectWhole({ cards, rows }: ReadResult): void {
  expect(safeParse(deckSchema, cards).success).toBe(true)
  const numbers = rows.flatMap((row) => row.cards)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(cards.map((_, index) => index + 1))
  for (const { outcome, reason } of rows) expect(outcome === 'taken').toBe(reason === null)
}

/** Every word is in a card, or a row of the report says what became of it. */
async function expectNothingLost(bytes: Buffer, read: ReadResult): Promise<void> {
  const reported = read.rows.map(({ text }) => text)
  const reportedText = plain(
    [textOf(read.cards), read.title, ...read.cards.map(({ note }) => note), ...reported].join(' '),
  )
  expect((await writtenIn(bytes)).filter((run) => !reportedText.includes(run))).toEqual([])
}

/** Every row below the headings that holds anything is taken, or the report says why not. */
async function expectEveryRowReported(bytes: Buffer, { rows }: ReadResult): Promise<void> {
  const lines = (await readSheet(bytes))?.rows ?? []
  const filled = lines.flatMap((cells, index) => (cells.some((cell) => cell.trim()) ? [index + 1] : []))
  const reported = new Set(rows.filter(({ reason }) => reason !== 'unknownColumn').map(({ at }) => at))
  expect(filled.slice(1).filter((at) => !reported.has(at))).toEqual([])
}

async function expectFaithful(bytes: Buffer): Promise<ReadResult> {
  const read = await readDocument(bytes)
  expectWhole(read)
  await (read.format === 'sheet' ? expectEveryRowReported : expectNothingLost)(bytes, read)
  return read
}

test('the documents are there', async ({ annotate }) => {
  if (!isAsked && found.length === 0) return void (await annotate('.ci/run fetches them: they were not read'))
  const kinds = found.map((path) => extname(nameOf(path)))
  for (const kind of ['.docx', '.pptx', '.xlsx'])
    expect(kinds.filter((each) => each === kind).length).toBeGreaterThan(3)
})

describe('documents that people wrote for something else', () => {
  test('are there', async ({ annotate }) => {
    if (!isAsked && found.length === 0)
      return void (await annotate('No documents were fetched: none was read'))
    expect(found.length).toBeGreaterThan(5)
  })

  test.each(found.map((path) => [nameOf(path), path]))(
    '%s: nothing is lost unreported',
    async (_name, path) => {
      const bytes = await unpacked(path)
      if (isSpoilt(path))
        return void (await expect(readDocument(bytes)).rejects.toMatchObject({ why: 'broken' }))
      await expectFaithful(bytes)
    },
  )

  test.each(texts.map((path) => [basename(path), path]))('%s is read', async (_name, path) => {
    expectWhole(await readDocument(await readFile(path)))
  })
})

describe('saved again by LibreOffice', () => {
  let folder: string
  const usable = found.filter((path) => !isSpoilt(path))
  const templates = globSync('/usr/lib/libreoffice/share/template/**/*.{ott,otp}').toSorted()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-office-'))
    if (office) await saveAgain()
  }, 300_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Each under a number of its own: several have the same name. */
  const savedAs = (path: string, index: number) => {
    const kind = { '.ott': '.docx', '.otp': '.pptx' }[extname(path)] ?? extname(nameOf(path))
    return { from: `${index}${extname(nameOf(path))}`, to: `${index}${kind}`, kind }
  }
  const all = [...usable, ...templates].map((path, index) => ({ path, ...savedAs(path, index) }))

  async function saveAgain(): Promise<void> {
    await mkdir(join(folder, 'in'))
    for (const { path, from } of all) await writeFile(join(folder, 'in', from), await unpacked(path))
    for (const kind of ['.docx', '.pptx', '.xlsx']) {
      const paths = all.filter((each) => each.kind === kind).map(({ from }) => join(folder, 'in', from))
      await saveByOffice(folder, kind.slice(1), paths)
    }
  }

  test('LibreOffice is there', async ({ annotate }) => {
    if (!isAsked && !office)
      return void (await annotate('LibreOffice is not installed: its documents were not read'))
    expect(office).toBeDefined()
    expect(templates.length).toBeGreaterThan(5)
  })

  test.runIf(office).each(all.map((each) => [nameOf(each.path), each] as const))(
    '%s: nothing is lost unreported',
    async (_name, { path, to }) => {
      const again = await expectFaithful(await readFile(join(folder, 'out', to)))
      if (!usable.includes(path)) return
      const first = await readDocument(await unpacked(path))
      expect(plain(textOf(again.cards)) === '').toBe(plain(textOf(first.cards)) === '')
    },
  )
})
