import { expect, test } from 'vitest'
import { ArchiveError, plainArchive } from '#kit/files/server/archive.ts'
import { cardOf } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { maxCards } from '#deck/deck.schema.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { ReadFailure } from '../../../readFailure.ts'
import { makeH5p } from './makeH5p.ts'

const read = async (...parts: Parameters<typeof makeH5p>) => readDocument(await makeH5p(...parts), 'made.h5p')

test('scripts in texts are no text, and links that run one are no links', async () => {
  const text =
    '<p onclick="steal()">Good<script>steal()</script> <a href="javascript:steal()">link</a><img src=x onerror=steal()></p>'
  const { cards, rows } = await read('H5P.AdvancedText', { text })
  const [card] = cards
  if (!card) throw new Error('a card')
  expect(cardOf('text').content.text(card)).toBe('Made for a test\nGood link')
  expect(JSON.stringify(cards)).not.toMatch(/steal|javascript|onclick|onerror/)
  expect(rows.map(({ reason }) => reason)).toContain('pictureNoPlace')
})

test.each([
  ['a path out of the package', '../../../etc/passwd'],
  ['an absolute path', '/etc/passwd'],
  ['an address elsewhere', 'https://example.com/picture.png'],
  ['a name of the prototype', '__proto__'],
  ['another file of the package', 'content.json'],
])('%s is no picture', async (_title, path) => {
  const { cards, files, rows } = await read('H5P.Image', { file: { path }, alt: 'A' })
  expect([cards, files]).toEqual([[], []])
  expect(rows.map(({ outcome }) => outcome)).toEqual(['left'])
})

test('a file is what its bytes are, not what it is called', async () => {
  const content = { file: { path: 'images/a.png' }, alt: 'A' }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>')
  const { cards, files, rows } = await read('H5P.Image', content, [['content/images/a.png', svg]])
  expect([cards, files]).toEqual([[], []])
  expect(rows).toMatchObject([{ reason: 'pictureRefused' }])
  const film = { files: [{ path: 'audios/a.mp3', mime: 'audio/mpeg' }] }
  const sound = await read('H5P.Audio', film, [['content/audios/a.mp3', Buffer.from('<html>steal()</html>')]])
  expect(sound.files).toEqual([])
  expect(sound.rows).toMatchObject([{ reason: 'fileRefused' }])
})

test('numbers of files and cards that a package names are not ours', async () => {
  const picture: [string, Buffer] = ['content/images/a.png', await drawnPicture()]
  const { cards, files } = await read(
    'H5P.MultiChoice',
    {
      id: 4711,
      fileId: 4711,
      question: 'Which?',
      media: {
        type: {
          library: 'H5P.Image 1.1',
          params: { file: { path: 'images/a.png', fileId: 4711 }, alt: 'A' },
        },
      },
      answers: [
        { id: 4711, text: 'One', correct: true },
        { text: 'Two', correct: false },
      ],
    },
    [picture],
  )
  expect(JSON.stringify(cards)).not.toContain('4711')
  expect(files.map(({ id }) => id)).toEqual([1])
})

test.each([
  ['a name that climbs out', '../../evil.json'],
  ['a name from the root', '/evil.json'],
])('%s refuses the package', async (_title, name) => {
  const bytes = await makeH5p('H5P.Text', { text: 'A' }, [
    ['content/x'.padEnd(name.length, 'x'), Buffer.from('{}')],
  ])
  const evil = Buffer.from(
    bytes.toString('latin1').replaceAll('content/x'.padEnd(name.length, 'x'), name),
    'latin1',
  )
  await expect(readDocument(evil, 'made.h5p')).rejects.toThrow(ArchiveError)
})

test.each([
  ['no content', ''],
  ['half a content', '{"text": "A'],
  ['text that is no UTF-8', '\ud800'],
])('%s is refused with a sentence', async (_title, content) => {
  const isHalf = content === '\ud800'
  const head = { title: 'x', mainLibrary: 'H5P.Text' }
  const bytes = await plainArchive(
    new Map([
      ['h5p.json', Buffer.from(JSON.stringify(head))],
      ['content/content.json', isHalf ? Buffer.from([0x7b, 0xff, 0x7d]) : Buffer.from(content)],
    ]),
  )
  await expect(readDocument(bytes, 'made.h5p')).rejects.toThrow(ReadFailure)
})

test.each([
  'H5P.MultiChoice',
  'H5P.Blanks',
  'H5P.DragQuestion',
  'H5P.Dialogcards',
  'H5P.Essay',
  'H5P.Summary',
  'H5P.CoursePresentation',
  'H5P.InteractiveVideo',
  'H5P.ImageHotspots',
  'H5P.SingleChoiceSet',
  'H5P.QuestionSet',
  'H5P.Accordion',
  'H5P.ImageHotspotQuestion',
])('%s with content of another shape is read without an error', async (library) => {
  for (const content of [
    null,
    [],
    '"text"',
    7,
    { question: [] },
    { answers: 'x', questions: {}, question: { task: 1 } },
    { interactiveVideo: [] },
    { presentation: { slides: [{ elements: 'x' }, null] } },
  ])
    await expect(read(library, content)).resolves.toMatchObject({ format: 'h5p' })
})

test('contents within each other without end are opened so far and no further', async () => {
  let chain: object = { library: 'H5P.AdvancedText 1.1', params: { text: '<p>deep</p>' } }
  for (let level = 0; level < 500; level += 1)
    chain = { library: 'H5P.Column 1.0', params: { content: [{ content: chain }] } }
  const { rows } = await read('H5P.Column', { content: [{ content: chain }] })
  expect(rows.map(({ reason }) => reason)).toContain('h5pType')
})

test('more contents than a deck holds are counted, and the others named', async () => {
  const question = (index: number) => ({
    content: { library: 'H5P.TrueFalse 1.6', params: { question: `Question ${index}`, correct: 'true' } },
  })
  const { cards, rows } = await read('H5P.Column', {
    content: Array.from({ length: 2500 }, (_, index) => question(index)),
  })
  expect(everyCard(cards)).toHaveLength(maxCards)
  expect(rows.filter(({ reason }) => reason === 'tooManyCards').length).toBeGreaterThan(0)
})
