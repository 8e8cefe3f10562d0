import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { zipFile, zipOf } from '#kit/testing/server/zipOf.ts'
import { languages, type Language } from '#kit/i18n/words.ts'
import { fileTable, fileUseTable } from '#features/media/file/server/store/file.table.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityTable } from '#features/content/activity/server/record/activity.table.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { activityTransferEndpoints } from '../../activity-transfer.contract.ts'
import { drawnPicture, markdownWith } from './makeDocument.ts'
import { declared, matchCorrect, qtiItem } from './qti/samples/makeQti.ts'

let app: TestApp
let designer: Person
let other: Person
let markdown: string

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
  markdown = markdownWith(await drawnPicture())
})
afterAll(() => app.close())

interface Sent {
  readonly parts?: Readonly<Record<string, string>>
  readonly key?: string
  readonly as?: Person
  readonly name?: string
}

async function send(
  document: string | Buffer,
  { parts = {}, key, as = designer, name = 'talk.md' }: Sent = {},
) {
  const body = new FormData()
  for (const [part, value] of Object.entries(parts)) body.append(part, value)
  const bytes = typeof document === 'string' ? document : new Uint8Array(document)
  body.append('file', new Blob([bytes]), name)
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  const path = prefix + activityTransferEndpoints.import.path
  const response = await app.fetch('POST', path, { body, headers }, as)
  return JSON.parse(await response.text())
}

const count = async (table: typeof activityTable | typeof fileTable | typeof fileUseTable) =>
  app.services.database.db.$count(table)
const counts = async () => [await count(activityTable), await count(fileTable), await count(fileUseTable)]
async function countStored(): Promise<number> {
  const keys: string[] = []
  for await (const { key } of app.services.files.list()) keys.push(key)
  return keys.length
}
const read = (id: number) => app.call(activityEndpoints.get, { as: designer, query: { id } })

describe('looking at a document', () => {
  test('tells row by row what would become of it, with a preview, and writes nothing', async () => {
    const before = [await counts(), await countStored()]
    const { code, data } = await send(markdown)
    expect(code).toBe(0)
    expect(data).toMatchObject({ format: 'markdown', title: 'Interviewing', cardCount: 3, activityId: null })
    expect(data.rows).toMatchObject([
      { at: 3, outcome: 'taken', cards: [1] },
      { at: 5, outcome: 'taken', cards: [2], text: 'A hall' },
      { at: 9, outcome: 'taken', cards: [3] },
    ])
    expect(data.files['1'].url).toMatch(/^data:image\/webp;base64,/)
    expect([await counts(), await countStored()]).toEqual(before)
  })

  test('is for creators', async () => {
    for (const role of ['student', 'teacher', 'auditor'] as const)
      expect(await send(markdown, { as: await app.person(role) })).toMatchObject({ code: 1403 })
  })

  test.each([
    ['no document', Buffer.from([0, 1, 2, 3]), 1320],
    ['an old one', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 1321],
    ['a broken one', Buffer.from('PK\u0003\u0004 and nothing more'), 1322],
  ])('%s is refused with a sentence', async (_name, bytes, code) => {
    const answer = await send(bytes)
    expect(answer.code).toBe(code)
    expect(answer.message).toMatch(/\w+ .*\w/)
  })
})

describe('documents that are meant to hurt', () => {
  const inWord = (...others: ReturnType<typeof zipFile>[]) =>
    zipOf([zipFile('word/document.xml', '<w:document/>'), ...others])
  const laughs = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'
  test.each<[string, () => Buffer, number]>([
    ['a name that climbs out of its folder', () => inWord(zipFile('../../../etc/cron.d/x', 'x')), 1323],
    ['a bomb', () => zipOf([zipFile('word/document.xml', Buffer.alloc(90_000_000))]), 1324],
    ['many small bombs', () => inWord(...bombs), 1324],
    [
      'a bomb that says it is small',
      () => inWord(zipFile('word/media/a.png', Buffer.alloc(90_000_000), { declaredSize: 9 })),
      1322,
    ],
    ['entities that grow', () => zipOf([zipFile('ppt/presentation.xml', laughs)]), 1323],
    ['a document that reaches for files', () => inWord(zipFile('word/_rels/x.rels', reaching)), 1323],
    ['a password', () => zipOf([zipFile('xl/workbook.xml', 'x', { flags: 1 })]), 1321],
    ['tags nested without end', () => zipOf([zipFile('word/document.xml', '<a>'.repeat(99_999))]), 1323],
    ['more bytes than a document has', () => Buffer.alloc(51 * 1024 * 1024, '# A\n\nb\n\n'), 1324],
    ['nothing', () => Buffer.alloc(0), 1326],
  ])('%s: refused with a sentence, nothing is kept, the next one is read', async (_name, make, code) => {
    const as = await app.person('lx_designer')
    const before = [await counts(), await countStored()]
    const answer = await send(make(), { parts: { take: 'new' }, name: 'talk.docx', as })
    expect(answer.code).toBe(code)
    expect(answer.message).toMatch(/\w+ .*\w/)
    expect([await counts(), await countStored()]).toEqual(before)
    expect(await send(markdown, { as })).toMatchObject({ code: 0, data: { cardCount: 3 } })
  })
})

const reaching = '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'
const bombs = Array.from({ length: 90 }, (_, index) =>
  zipFile(`word/media/${index}.xml`, Buffer.alloc(4_900_000, ' ')),
)

describe('taking it over', () => {
  test('makes a draft with its cards and files', async () => {
    const { data } = await send(markdown, { parts: { take: 'new', title: 'Mine' } })
    const activity = await read(data.activityId)
    expect(activity).toMatchObject({ title: 'Mine', status: 'draft', cardCount: 3, language: 'en' })
    const [text, image, choice] = activity.cards
    expect([text?.type, image?.type, choice?.type]).toEqual(['text', 'image', 'choice'])
    const [file] = Object.values(activity.files)
    expect((await fetch(app.url + String(file?.url))).status).toBe(200)
  })

  test('puts the cards at the end of an activity, and tells of a change in between', async () => {
    const { id } = await makeActivity(app.services, { creatorId: designer.id })
    const old = await read(id)
    const parts = { take: 'add', activityId: String(id), revision: String(old.revision) }
    expect(await send(markdown, { parts })).toMatchObject({ code: 0, data: { activityId: id } })
    const after = await read(id)
    expect(after.cards.slice(0, old.cards.length)).toEqual(old.cards)
    expect(after.cards).toHaveLength(old.cards.length + 3)
    expect(after.revision).toBe(old.revision + 1)
    const before = [await counts(), await countStored()]
    expect(await send(markdown, { parts })).toMatchObject({ code: 409 })
    expect([await counts(), await countStored()]).toEqual(before)
  })

  test('is not open into a stranger’s activity, and leaves no file behind', async () => {
    const theirs = await makeActivity(app.services, { creatorId: other.id, status: 'public' })
    const secret = await makeActivity(app.services, { creatorId: other.id })
    const before = [await counts(), await countStored()]
    const into = (id: number) => ({ take: 'add', activityId: String(id), revision: '1' })
    expect(await send(markdown, { parts: into(theirs.id) })).toMatchObject({ code: 1403 })
    expect(await send(markdown, { parts: into(secret.id) })).toMatchObject({ code: 404 })
    expect(await send(markdown, { parts: { take: 'add' } })).toMatchObject({ code: 404 })
    expect([await counts(), await countStored()]).toEqual(before)
  })

  test('once for one Idempotency-Key, in parallel too; another document under it is refused', async () => {
    const before = await counts()
    const sent = { parts: { take: 'new' }, key: 'one-import-of-mine' }
    const answers = await Promise.all([1, 2, 3].map(() => send(markdown, sent)))
    expect(new Set(answers.map(({ data }) => data.activityId)).size).toBe(1)
    expect(await counts()).toEqual(before.map((each) => each + 1))
    const keys = await countStored()
    expect(await send(`${markdown}\nMore`, sent)).toMatchObject({ code: 1004 })
    expect(await countStored()).toBe(keys)
  })

  test('of QTI makes a draft with its cards', async () => {
    const item = qtiItem({
      title: 'Eggs',
      declarations: declared('single', 'identifier', ['A']),
      body: '<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Who lays them?</prompt><simpleChoice identifier="A">The queen</simpleChoice><simpleChoice identifier="B">A drone</simpleChoice></choiceInteraction>',
      processing: matchCorrect,
    })
    expect(await send(item, { name: 'eggs.xml' })).toMatchObject({
      code: 0,
      data: { format: 'qti', unit: 'question', rows: [{ at: 1, outcome: 'taken', cards: [1] }] },
    })
    const { data } = await send(item, { parts: { take: 'new' }, name: 'eggs.xml' })
    expect(await read(data.activityId)).toMatchObject({
      title: 'eggs',
      cards: [{ type: 'choice', title: 'Eggs', points: 1, options: [{ correct: true }, { correct: false }] }],
    })
  })

  test('of nothing is refused', async () => {
    expect(await send('![far](https://example.org/a.png)', { parts: { take: 'new' } })).toMatchObject({
      code: 1329,
    })
  })

  test('keeps the pictures private until publishing', async () => {
    const { data } = await send(markdown, { parts: { take: 'new' } })
    const [id] = Object.keys((await read(data.activityId)).files)
    const rows = await app.services.database.db.select().from(fileTable)
    const row = rows.find((file) => file.id === Number(id))
    expect(row).toMatchObject({ status: 'private', creatorId: designer.id, purpose: 'card' })
  })
})

test.each<Language>([...languages])(
  'the template in %s comes back as its four examples',
  async (language) => {
    const path = prefix + activityTransferEndpoints.template.path
    const response = await app.fetch('GET', path, { headers: { 'error-msg': language } }, designer)
    expect(response.headers.get('content-disposition')).toContain('.xlsx')
    const { data } = await send(Buffer.from(await response.arrayBuffer()), { name: 'template.xlsx' })
    expect(data.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array(4).fill('taken'))
    expect(data.cards).toMatchObject([
      { type: 'section' },
      { type: 'text' },
      { type: 'choice', kind: 'single', points: 1 },
      { type: 'choice', kind: 'judge' },
    ])
  },
)
