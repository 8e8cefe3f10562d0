import { expect, test } from 'vitest'
import { plainArchive, readArchive } from '#kit/files/server/archive.ts'
import { cardOf } from '#cards/index.ts'
import { zipFile, zipOf } from '#kit/testing/server/zipOf.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { makeH5p } from './makeH5p.ts'

const picture = await drawnPicture()
const asked = { question: '<p>Is it so?</p>', correct: 'true' }
const head = (own: object) => JSON.stringify({ title: 'Made for a test', ...own })
const packed = (files: Readonly<Record<string, string | Buffer>>) =>
  plainArchive(new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)])))
const typesOf = async (bytes: Buffer) => (await readDocument(bytes, 'made.h5p')).cards.map(({ type }) => type)

// Whole packages come with their libraries, whose fonts are drawings that declare a document type.
test('what a package brings beside its content is neither read nor a reason to refuse it', async () => {
  const bytes = await makeH5p('H5P.TrueFalse', asked, [
    ['FontAwesome-4.5/font.svg', Buffer.from('<!DOCTYPE svg><svg/>')],
    ['H5P.TrueFalse-1.8/index.html', Buffer.from('<!DOCTYPE html><p>A page</p>')],
    ['content/page.html', Buffer.from('<!DOCTYPE html><p>A page</p>')],
    ['content/images/drawing.svg', Buffer.from('<!DOCTYPE svg><svg/>')],
  ])
  const { cards, rows } = await readDocument(bytes, 'made.h5p')
  expect(cards).toMatchObject([{ type: 'choice', question: 'Is it so?' }])
  expect(rows.map(({ outcome }) => outcome)).toEqual(['taken'])
})

test('a drawing named as a picture is refused, and said so', async () => {
  const content = { file: { path: 'images/drawing.svg' }, alt: 'A plan' }
  const bytes = await makeH5p('H5P.Image', content, [
    ['content/images/drawing.svg', Buffer.from('<!DOCTYPE svg><svg><script>steal()</script></svg>')],
  ])
  const { cards, rows } = await readDocument(bytes, 'made.h5p')
  expect(cards).toEqual([])
  expect(rows).toMatchObject([{ outcome: 'left', reason: 'pictureRefused', text: 'A plan' }])
})

test('a package in a folder of its own is read, one beside another is not', async () => {
  const one = (folder: string) => ({
    [`${folder}h5p.json`]: head({ mainLibrary: 'H5P.Image' }),
    [`${folder}content/content.json`]: JSON.stringify({ file: { path: 'images/a.png' }, alt: 'A' }),
    [`${folder}content/images/a.png`]: picture,
  })
  const { cards, files } = await readDocument(
    await packed({ ...one('quiz/'), '__MACOSX/quiz/._h5p.json': 'x' }),
    'quiz.h5p',
  )
  expect(cards).toMatchObject([{ type: 'image', pictures: [{ media: { alt: 'A' } }] }])
  expect(files).toHaveLength(1)
  await expect(readDocument(await packed({ ...one('a/'), ...one('b/') }), 'two.zip')).rejects.toMatchObject({
    why: 'unknownFormat',
  })
})

test('names with backslashes are names with slashes, and climb nowhere', async () => {
  const entries = [
    zipFile('h5p.json', head({ mainLibrary: 'H5P.TrueFalse' })),
    zipFile('content\\content.json', JSON.stringify(asked)),
  ]
  expect(await typesOf(zipOf(entries))).toEqual(['choice'])
  await expect(readArchive(zipOf([zipFile('content\\..\\..\\x', 'x')]))).rejects.toMatchObject({
    why: 'unsafe',
  })
})

test.each([
  ['a mark of UTF-8', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 from the other end', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('JSON with %s is read', async (_title, written) => {
  const bytes = await packed({
    'h5p.json': written(head({ mainLibrary: 'H5P.TrueFalse' })),
    'content/content.json': written(JSON.stringify({ ...asked, question: 'هل هذا صحيح؟' })),
  })
  const { cards } = await readDocument(bytes, 'made.h5p')
  expect(cards).toMatchObject([{ question: 'هل هذا صحيح؟' }])
})

test('a head with little in it is enough, and a library of the future is the one of its name', async () => {
  const bytes = await packed({
    'h5p.json': JSON.stringify({ mainLibrary: 'H5P.Column 9.42' }),
    'content/content.json': JSON.stringify({
      content: [{ content: { library: 'H5P.TrueFalse 7.3', params: { ...asked, later: { more: [1] } } } }],
    }),
  })
  const { cards, title } = await readDocument(bytes, 'made.h5p')
  expect([title, cards.map(({ type }) => type)]).toEqual(['', ['choice']])
})

test.each([
  ['no library', { title: 'x' }],
  ['a library without a name', { mainLibrary: '' }],
  ['a library of another shape', { mainLibrary: { name: 'H5P.TrueFalse' } }],
])('a head with %s is refused with a sentence', async (_title, own) => {
  const bytes = await packed({ 'h5p.json': head(own), 'content/content.json': JSON.stringify(asked) })
  await expect(readDocument(bytes, 'made.h5p')).rejects.toMatchObject({ why: 'broken' })
})

test('files that were saved a moment before are found under their names', async () => {
  const content = { file: { path: 'images/a.png#tmp' }, alt: 'A &amp; B' }
  const { cards } = await readDocument(
    await makeH5p('H5P.Image', content, [['content/images/a.png', picture]]),
    'made.h5p',
  )
  expect(cards).toMatchObject([{ pictures: [{ media: { alt: 'A & B' } }] }])
})

test('a picture in the text of a question is named, since the question has no place for it', async () => {
  const question = '<p>What is <img src="https://example.com/a.png" alt="this">?</p>'
  const { cards, rows } = await readDocument(
    await makeH5p('H5P.TrueFalse', { question, correct: 'true' }),
    'made.h5p',
  )
  expect(cards.map((card) => cardOf(card.type).content.text(card))).toEqual(['Made for a test\nWhat is ?'])
  expect(rows.map(({ reason }) => reason)).toEqual([null, 'pictureNoPlace'])
})
