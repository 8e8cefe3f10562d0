import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Document, HeadingLevel, ImageRun, Math as Equation, MathRun, Packer, Paragraph, TextRun } from 'docx'
import fc from 'fast-check'
import PptxGen from 'pptxgenjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { plainArchive } from '#kit/files/server/archive.ts'
import { writeBook } from '#kit/sheet/server/workbook.ts'
import { office, saveByOffice } from '#kit/testing/server/office.ts'
import { deckSchema } from '#deck/deck.schema.ts'
import { drawnPicture, markdownWith, zippedMarkdown } from './makeDocument.ts'
import { readBounded } from './readBounded.ts'
import { readDocument, type ReadResult } from './readDocument.ts'
import { ReadFailure } from '../../readFailure.ts'

let picture: Buffer
let word: Buffer
let slides: Buffer
beforeAll(async () => {
  picture = await drawnPicture()
  word = await wordDocument()
  slides = await slideShow()
})

const outline = ({ cards }: ReadResult) =>
  cards.map(({ type, title }) => (title ? `${type}: ${title}` : type))
const personId = 1
const losses = ({ rows }: ReadResult) => rows.flatMap(({ reason }) => reason ?? [])

const wordSpaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
].join(' ')

const bullet = (value: string, bold = false) =>
  new Paragraph({ children: [new TextRun({ text: value, bold })], bullet: { level: 0 } })

async function wordDocument(): Promise<Buffer> {
  const children = [
    new Paragraph({ text: 'Interviewing', heading: HeadingLevel.TITLE }),
    new Paragraph({ text: 'Subscription', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ text: 'Open questions', heading: HeadingLevel.HEADING_2 }),
    new Paragraph({ children: [new TextRun('Say '), new TextRun({ text: 'little', bold: true })] }),
    new Paragraph('Which is open?'),
    bullet('What then?', true),
    bullet('Did you like it?'),
    new Paragraph('Which one'),
    bullet('✓ This'),
    bullet('That'),
    new Paragraph({
      children: [new ImageRun({ type: 'png', data: picture, transformation: { width: 40, height: 30 } })],
    }),
    new Paragraph({ children: [new Equation({ children: [new MathRun('x')] })] }),
  ]
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

async function slideShow(): Promise<Buffer> {
  const show = new PptxGen()
  const place = (name: string, type: 'title' | 'body', y: number) => ({
    placeholder: { options: { name, type, x: 0.5, y, w: 9, h: 1 }, text: '' },
  })
  show.defineSlideMaster({
    title: 'Both',
    objects: [place('title', 'title', 0.2), place('body', 'body', 1.5)],
  })
  const first = show.addSlide({ masterName: 'Both' })
  first.addText('Subscription', { placeholder: 'title' })
  first.addText('Say little', { placeholder: 'body' })
  first.addNotes('Slowly')
  const second = show.addSlide({ masterName: 'Both' })
  second.addText('Which is open?', { placeholder: 'title' })
  second.addText(
    [
      { text: 'What then?', options: { bullet: true, bold: true, breakLine: true } },
      { text: 'Did you like it?', options: { bullet: true } },
    ],
    { x: 1, y: 1, w: 5, h: 2 },
  )
  const third = show.addSlide({ masterName: 'Both' })
  third.addText('The hall', { placeholder: 'title' })
  third.addImage({ data: `data:image/png;base64,${picture.toString('base64')}`, x: 1, y: 1, w: 2, h: 2 })
  third.addChart(show.ChartType.bar, [{ name: 'x', labels: ['a'], values: [1] }], { x: 4, y: 1, w: 3, h: 2 })
  const written = await show.write({ outputType: 'nodebuffer' })
  return Buffer.isBuffer(written) ? written : Buffer.from(String(written))
}

describe('documents that other programs wrote', () => {
  test('Word, by the library docx', async () => {
    const read = await readDocument(word)
    expect(read.title).toBe('Interviewing')
    expect(outline(read)).toEqual([
      'section: Subscription',
      'text: Open questions',
      'choice',
      'choice',
      'image',
    ])
    expect(read.files).toHaveLength(1)
    expect(losses(read)).toEqual(['equation'])
  })

  test('slides, by the library pptxgenjs', async () => {
    const read = await readDocument(slides)
    expect(outline(read)).toEqual(['text: Subscription', 'choice', 'image: The hall'])
    expect(read.cards[0]?.note).toBe('Slowly')
    expect(losses(read)).toEqual(['drawing'])
  })

  test('words of a text box that cannot be read are named', async () => {
    const box = (text: string) => `<wps:txbx><w:txbxContent>${line(text)}</w:txbxContent></wps:txbx>`
    const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
    const group = `<w:p><w:r><w:drawing><wpg:wgp>${box('Secure &amp; log')}${box('Read')}</wpg:wgp></w:drawing></w:r></w:p>`
    const parts = Object.entries({
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      'word/document.xml': `<w:document ${wordSpaces}><w:body>${line('Read')}${group}</w:body></w:document>`,
    })
    const read = await readDocument(
      await plainArchive(new Map(parts.map(([name, xml]) => [name, Buffer.from(xml)]))),
    )
    expect(outline(read)).toEqual(['text'])
    expect(read.rows).toMatchObject([
      { outcome: 'left', reason: 'drawing', text: 'Secure & log' },
      { outcome: 'taken', text: 'Read' },
    ])
  })

  test('Markdown with its pictures in an archive', async () => {
    const read = await readDocument(await zippedMarkdown(picture))
    expect(outline(read)).toEqual(['image'])
    expect(losses(read)).toEqual(['pictureMissing'])
  })

  test.each(['utf-8', 'utf16le'] as const)('Markdown in %s', async (encoding) => {
    const read = await readDocument(Buffer.from(`\ufeff${markdownWith(picture)}`, encoding))
    expect(outline(read)).toEqual(['text', 'image', 'choice'])
  })

  test('Markdown as older Chinese editors save it', async () => {
    const gb18030 = Buffer.from([0x23, 0x20, 0xc4, 0xe3, 0xba, 0xc3, 0x0a, 0x0a, 0xd6, 0xd0, 0xce, 0xc4])
    expect((await readDocument(gb18030)).title).toBe('你好')
  })

  const samples = globSync('node_modules/mammoth/test/test-data/*.docx')
  const readmes = globSync('node_modules/{mdast,micromark,vite,zod,antd,docx,hucre}*/{readme,README}*.md')
  test.each([...samples, ...readmes])('%s, found in an installed package', async (path) => {
    const read = await readDocument(await readFile(path))
    expect(safeParse(deckSchema, read.cards).success).toBe(true)
    const numbers = read.rows.flatMap(({ cards }) => cards)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(read.cards.map((_, index) => index + 1))
  })

  test('there are some of those', () => {
    expect(samples.length).toBeGreaterThan(10)
    expect(readmes.length).toBeGreaterThan(10)
  })
})

describe('LibreOffice', () => {
  test('saves Word and slides that are read as well', async ({ annotate }) => {
    if (!office)
      return void (await annotate('LibreOffice is not installed here: its documents were not read'))
    const folder = await mkdtemp(join(tmpdir(), 'lectern-office-'))
    try {
      await writeFile(join(folder, 'in.docx'), word)
      await writeFile(join(folder, 'in.pptx'), slides)
      for (const kind of ['docx', 'pptx']) await saveByOffice(folder, kind, [join(folder, `in.${kind}`)])
      const asWord = await readDocument(await readFile(join(folder, 'out/in.docx')))
      expect(outline(asWord)).toEqual(expect.arrayContaining(['text: Open questions', 'choice', 'image']))
      const asSlides = await readDocument(await readFile(join(folder, 'out/in.pptx')))
      expect(outline(asSlides)).toEqual(expect.arrayContaining(['choice', 'image: The hall']))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }, 240_000)
})

describe('what is no document', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['only blanks', () => Buffer.from(' \n\n '), 'empty'],
    ['a picture', () => picture, 'unknownFormat'],
    ['an old Word file, or one with a password', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldOffice'],
    [
      'an archive of other things',
      () => plainArchive(new Map([['a.exe', Buffer.from('MZ')]])),
      'unknownFormat',
    ],
    ['JSON that is cut off', () => Buffer.from('{"format":'), 'broken'],
    ['JSON of somebody else', () => Buffer.from('{"name":"lectern"}'), 'foreign'],
    ['an export of the future', () => Buffer.from('{"format":"lectern-activity","version":9}'), 'newer'],
    ['JSON nested without end', () => Buffer.from(`{"a":${'['.repeat(200_000)}`), 'broken'],
  ])('%s', async (_name, make, why) => {
    const error = await readDocument(await make()).catch((thrown: unknown) => thrown)
    expect(error instanceof ReadFailure && error.why).toBe(why)
  })

  test('quotes nested without end hold nothing', async () => {
    expect((await readDocument(Buffer.from('>'.repeat(50_000)))).cards).toEqual([])
  })

  test('a sheet that reaches to the far corner is read as far as a deck goes', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => [index === 0 ? 'Text' : `Line ${index}`])
    const read = await readDocument(await writeBook({ name: 'Long', rows }))
    expect(read.cards).toHaveLength(500)
    expect(losses(read)).toContain('tooManyCards')
  })
})

describe('broken documents', () => {
  test('cut off or changed anywhere, they are read or refused by name', async () => {
    const anyDocument = fc.constantFrom(word, slides, Buffer.from(markdownWith(picture)))
    await fc.assert(
      fc.asyncProperty(
        anyDocument,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat({ max: 255 })), {
          maxLength: 6,
        }),
        async (whole, share, changes) => {
          const bytes = Buffer.from(whole.subarray(0, Math.ceil(whole.length * Math.max(0.5, share))))
          for (const [at, value] of changes) bytes[Math.floor(at * bytes.length)] = value
          const read = await readDocument(bytes).catch((error: unknown) => error)
          if (read instanceof Error) return
          expect(read).toMatchObject({ cards: expect.any(Array) })
        },
      ),
      { numRuns: 60 },
    )
  })

  test('in a thread of its own they are refused by a fault, and the next one is read', async () => {
    await expect(readBounded(word.subarray(0, 5000), personId)).rejects.toMatchObject({
      row: { key: 'broken' },
    })
    await expect(
      readBounded(word, personId, { bounds: { seconds: 0.01, megabytes: 256 } }),
    ).rejects.toMatchObject({
      row: { key: 'tooSlow' },
    })
    expect((await readBounded(slides, personId)).cards).toHaveLength(3)
  })
})
