import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { file } from './file.card.ts'
import { fileEdits, withNewFile } from './file.edits.ts'
import { savedName } from './file.name.ts'
import { fileSchema, progressSchema } from './file.schema.ts'

const card = (own: object = {}) =>
  z.parse(fileSchema, {
    id: 1,
    type: 'file',
    files: [
      { id: 'a', fileId: 5, name: 'A.pdf', licence: 'CC BY' },
      { id: 'b', fileId: 6, name: 'B.pdf' },
    ],
    ...own,
  })
const isDone = (own: object, progress: object) =>
  file.progress.isComplete(card(own), {
    progress: z.parse(progressSchema, { viewed: true, ...progress }),
    tries: 0,
    scaled: null,
    passed: false,
    chosen: [],
  })

test.each([
  ['none is downloaded', {}, {}, false],
  ['one of all', {}, { downloaded: ['a'] }, false],
  ['all', {}, { downloaded: ['b', 'a'] }, true],
  ['one where one is enough', { need: 'one' }, { downloaded: ['b'] }, true],
  ['unknown ones', { need: 'one' }, { downloaded: ['x', 'y'] }, false],
  ['all, without the agreement', { agreement: 'I agree' }, { downloaded: ['a', 'b'] }, false],
  ['all, after the agreement', { agreement: 'I agree' }, { agreed: true, downloaded: ['a', 'b'] }, true],
  ['none of no files', { files: [] }, { downloaded: [] }, false],
])('where %s: completion is right', (_, own, progress, done) => {
  expect(isDone(own, progress)).toBe(done)
})

test('what was downloaded and agreed to before stays so', () => {
  const joined = file.progress.join(
    { viewed: true, agreed: true, downloaded: ['a'] },
    { downloaded: ['b', 'a'] },
  )
  expect(joined).toEqual({ viewed: true, agreed: true, downloaded: ['a', 'b'] })
})

test('no file, and a file without a name, stop publishing', () => {
  expect(file.content.problems(card({ files: [] }))).toMatchObject([
    { path: 'files', key: 'problems.noFile' },
  ])
  expect(file.content.problems(card({ files: [{ fileId: 1 }] }))).toMatchObject([
    { path: 'files.0.name', key: 'problems.noName', values: { number: 1 } },
  ])
})

test('a new file brings its name and size, and takes the licence of the one above', () => {
  const more = withNewFile(fileEdits.moved(card(), 0, 1), 7, { name: 'C.zip', size: 12 })
  expect(more.files.map(({ name }) => name)).toEqual(['B.pdf', 'A.pdf', 'C.zip'])
  expect(more.files[2]).toMatchObject({ fileId: 7, size: 12, licence: 'CC BY' })
  expect(z.safeParse(fileSchema, withNewFile(card(), 7, { name: '长'.repeat(300) })).success).toBe(true)
})

test('a file is renamed and removed', () => {
  expect(fileEdits.changed(card(), 'b', { name: 'Two' }).files.map(({ name }) => name)).toEqual([
    'A.pdf',
    'Two',
  ])
  expect(fileEdits.without(card(), 'a').files.map(({ id }) => id)).toEqual(['b'])
})

test.each([
  ['Interview guide', 'scan 17.PDF', 'Interview guide.PDF'],
  ['访谈提纲.docx', 'a.docx', '访谈提纲.docx'],
  ['Version 1.2', 'a.pdf', 'Version 1.2.pdf'],
  ['a/b: "c"?', 'x.zip', 'a b  c.zip'],
  [' ', 'x.zip', 'x.zip'],
  ['Notes', undefined, 'Notes'],
])('%j, uploaded as %j, is saved as %j', (name, uploaded, saved) => {
  expect(savedName(name, uploaded).replaceAll(/ +/g, ' ')).toBe(saved.replaceAll(/ +/g, ' '))
})
