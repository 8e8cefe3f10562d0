import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { readArchive } from '#kit/files/server/archive.ts'
import { definitions, type Card } from '#cards/index.ts'
import { fileIdsOf, idsOf } from '#deck/deck.document.ts'
import { copyCards, countCards } from '#deck/deck.edits.ts'
import { abilityTable } from '#features/content/ability/server/ability.table.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { drawPicture, makePicture } from '#features/media/file/server/makePicture.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity, plainCards } from '#features/content/activity/server/makeActivity.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { activityTransferEndpoints } from '../../activity-transfer.contract.ts'
import { documentSchema } from '../../documentSchema.ts'
import { withFileIds } from '../../fileReferences.ts'

let app: TestApp
let designer: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
})
afterAll(() => app.close())

const read = (id: number, as = designer) => app.call(activityEndpoints.get, { as, query: { id } })

async function fetchExport(id: number, more: Record<string, string> = {}, as = designer) {
  const query = { id, format: 'json', ...more }
  const path = prefix + activityTransferEndpoints.exportFile.path
  const response = await app.fetch('GET', path, { query }, as)
  return { name: response.headers.get('content-disposition') ?? '', text: await response.text() }
}

async function importAgain(document: string | Blob, take = 'new', as = designer) {
  const body = new FormData()
  body.append('take', take)
  body.append('file', new Blob([document]), 'activity.json')
  const path = prefix + activityTransferEndpoints.import.path
  const answer = JSON.parse(await (await app.fetch('POST', path, { body }, as)).text())
  expect(answer).toMatchObject({ code: 0 })
  return answer.data
}

/** The samples of every type in one deck, with files that are really there. */
async function everySample(): Promise<Card[]> {
  const samples = await Promise.all(
    Object.values(definitions).map(async (type) => [...(await type.sample()).cards]),
  )
  let next = 1
  const deck = samples.flatMap((cards) =>
    copyCards(
      cards,
      Array.from({ length: countCards(cards) }, () => next++),
    ),
  )
  const files = new Map<number, number>()
  for (const id of fileIdsOf(deck))
    files.set(id, (await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })).id)
  return withFileIds(deck, files)
}

/** The same deck whatever numbers it has: cards and files are counted from 1. */
function unnumbered(cards: readonly Card[]): Card[] {
  const files = new Map(fileIdsOf(cards).map((id, index) => [id, index + 1]))
  return withFileIds(
    copyCards(
      cards,
      idsOf(cards).map((_, index) => index + 1),
    ),
    files,
  )
}

describe('an exported file', () => {
  test('brings back every card of every type, its files and the activity’s own words', async () => {
    const cards = await everySample()
    const made = await makeActivity(app.services, { creatorId: designer.id, title: 'All: "cards"/', cards })
    const before = await read(made.id)
    const { name, text } = await fetchExport(made.id)
    expect(decodeURIComponent(name)).toContain('All cards.json')
    const report = await importAgain(text)
    const after = await read(report.activityId)
    expect(unnumbered(after.cards)).toEqual(unnumbered(before.cards))
    expect(new Set(after.cards.map(({ id }) => id)).size).toBe(before.cards.length)
    expect(idsOf(after.cards).some((id) => idsOf(before.cards).includes(id))).toBe(false)
    const { title, description, language, careerId } = before
    expect(after).toMatchObject({ title, description, language, careerId, status: 'draft' })
    expect(after.cover).not.toBe('')
    expect(Object.keys(after.files)).toHaveLength(Object.keys(before.files).length)
    for (const { url } of Object.values(after.files)) expect((await fetch(app.url + url)).status).toBe(200)
  })

  test('is what its JSON Schema says', async () => {
    const made = await makeActivity(app.services, { creatorId: designer.id, cards: await everySample() })
    const { text } = await fetchExport(made.id)
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(documentSchema())
    validate(JSON.parse(text))
    expect(validate.errors).toBe(null)
    expect(validate({ ...JSON.parse(text), format: 'other' })).toBe(false)
  })

  test('keeps an ability where it is the same here, and says where it is not', async () => {
    const ability = await makeAbility(app.services, { creatorId: designer.id, status: 'public' })
    const cards = plainCards.map((card) => ({
      ...Object(card),
      competencies: [{ abilityId: ability.id, depth: 'apply', weight: 2 }],
    }))
    const made = await makeActivity(app.services, { creatorId: designer.id, cards })
    const { text } = await fetchExport(made.id)
    const same = await read((await importAgain(text)).activityId)
    expect(same.cards[0]?.competencies).toEqual([{ abilityId: ability.id, depth: 'apply', weight: 2 }])
    const foreign = text.replaceAll(`"name":"${ability.name}"`, '"name":"Juggling"')
    const { cards: shown, rows } = await importAgain(foreign, 'no')
    expect(shown[0].competencies).toEqual([])
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ reason: 'linkDropped' })]))
    expect(await app.services.database.db.$count(abilityTable)).toBeGreaterThan(0)
  })

  test('of another format or version, or with cards that are none, is told card by card', async () => {
    const made = await makeActivity(app.services, { creatorId: designer.id })
    const document = JSON.parse((await fetchExport(made.id)).text)
    const cards = [
      ...document.cards,
      { ...document.cards[0], id: 99, colour: 'red' },
      { type: 'hologram', title: 'H' },
    ]
    const { rows, cardCount } = await importAgain(JSON.stringify({ ...document, cards }), 'no')
    expect(cardCount).toBe(2)
    expect(rows.slice(2)).toMatchObject([
      { at: 3, outcome: 'left', reason: 'brokenCard' },
      { at: 4, outcome: 'left', reason: 'brokenCard', text: 'H' },
    ])
  })

  test('names files that are too large, and leaves them out when that is wanted', async () => {
    const [image] = (await definitions.image.sample()).cards
    const picture = await makePicture(app.services, {
      ownerId: designer.id,
      purpose: 'card',
      name: 'huge.png',
    })
    const cards = withFileIds(
      image ? [image] : [],
      new Map(fileIdsOf(image ? [image] : []).map((id) => [id, picture.id])),
    )
    const made = await makeActivity(app.services, { creatorId: designer.id, cards })
    const { pool } = app.services.database
    await pool.query('update file set size = $1 where id = $2', [40 * 1024 * 1024, picture.id])
    expect(JSON.parse((await fetchExport(made.id)).text)).toMatchObject({
      code: 1330,
      message: expect.stringContaining('huge.png'),
    })
    const { text } = await fetchExport(made.id, { partial: 'allow' })
    const { rows } = await importAgain(text, 'no')
    expect(rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ reason: 'fileMissing', text: 'huge.png' })]),
    )
  })

  test('is for those who may see the activity', async () => {
    const secret = await makeActivity(app.services, { creatorId: other.id })
    expect(JSON.parse((await fetchExport(secret.id)).text)).toMatchObject({ code: 404 })
    expect(JSON.parse((await fetchExport(secret.id, { format: 'html' })).text)).toMatchObject({ code: 404 })
  })
})

describe('questions for Moodle', () => {
  const question = {
    type: 'choice',
    question: 'Which?',
    options: [
      { id: 'a', text: 'this', correct: true },
      { id: 'b', text: 'that' },
    ],
  }
  const made = (cards: object[]) =>
    makeActivity(app.services, {
      creatorId: designer.id,
      title: 'Quiz',
      cards: cards.map((card, index) => ({ id: index + 1, ...card })),
    })

  test('are a text that names the cards that it has no counterpart of, once that is agreed to', async () => {
    const { id } = await made([question, { type: 'link', title: 'Read on' }])
    expect(JSON.parse((await fetchExport(id, { format: 'gift' })).text)).toMatchObject({
      code: 1338,
      message: expect.stringContaining('2 Read on'),
    })
    const { name, text } = await fetchExport(id, { format: 'gift', partial: 'allow' })
    expect(name).toContain('Quiz.gift')
    expect(text).toMatch(/^\/\/ .*2 Read on\n\n\[plain\]Which\? \{\n\t=this\n\t~that\n\}\n$/)
    const { cards, format } = await importAgain(text, 'no')
    expect(format).toBe('gift')
    expect(cards).toMatchObject([{ type: 'choice', question: 'Which?' }])
  })

  test('are refused where there is none', async () => {
    const { id } = await made([{ type: 'link', title: 'Read on' }])
    expect(JSON.parse((await fetchExport(id, { format: 'gift', partial: 'allow' })).text)).toMatchObject({
      code: 1339,
    })
  })
})

describe('a package of H5P', () => {
  const question = {
    type: 'choice',
    title: 'One',
    question: 'Which?',
    points: 1,
    attempts: { max: 1, showAnswer: 'afterAnswer' },
    options: [
      { id: 'p1', text: 'this', correct: true },
      { id: 'p2', text: 'that' },
    ],
  }
  const made = (cards: object[]) =>
    makeActivity(app.services, {
      creatorId: designer.id,
      title: 'Quiz',
      cards: cards.map((card, index) => ({ id: index + 1, ...card })),
    })
  const packed = async (id: number, more: Record<string, string>) => {
    const path = prefix + activityTransferEndpoints.exportFile.path
    const query = { id, format: 'h5p', ...more }
    const response = await app.fetch('GET', path, { query }, designer)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { name: response.headers.get('content-disposition') ?? '', bytes }
  }

  test('names cards and fields that stay behind, goes out once that is agreed to, and comes in again', async () => {
    const explained = { ...question, title: 'Two', explanation: 'Because' }
    const { id } = await made([question, explained, { type: 'match', title: 'Pairs' }])
    const refused = JSON.parse((await packed(id, {})).bytes.toString())
    expect(refused).toMatchObject({
      code: 1338,
      message: expect.stringContaining('2 Two (Explanation), 3 Pairs'),
      data: {
        rows: [
          { name: '2 Two', path: 'explanation', label: 'Explanation', text: 'Because' },
          { name: '3 Pairs', path: '' },
        ],
      },
    })
    const { name, bytes } = await packed(id, { partial: 'allow' })
    expect(name).toContain('Quiz.h5p')
    const files = await readArchive(bytes)
    expect([...files.keys()]).toEqual(['h5p.json', 'content/content.json'])
    expect(JSON.parse(String(files.get('h5p.json')))).toMatchObject({
      title: 'Quiz',
      mainLibrary: 'H5P.Column',
      preloadedDependencies: [
        { machineName: 'H5P.Column', majorVersion: 1, minorVersion: 18 },
        { machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 16 },
      ],
      changes: [
        {
          date: expect.stringMatching(/^\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/),
          author: 'Lectern',
          log: expect.stringContaining('2 Two (Explanation)'),
        },
        { log: expect.stringContaining('3 Pairs') },
      ],
    })
    const { format, title, cards } = await importAgain(new Blob([new Uint8Array(bytes)]), 'no')
    expect({ format, title }).toEqual({ format: 'h5p', title: 'Quiz' })
    expect(cards).toMatchObject([question, { ...question, title: 'Two', explanation: '' }])
  })

  test('has the bytes of its files, and of chosen cards only theirs', async () => {
    const [bytesOne, bytesTwo] = [
      await drawPicture('card'),
      await drawPicture('card', { background: '#333333' }),
    ]
    const pictureOf = async (bytes: Buffer) => {
      const { id: fileId } = await makePicture(app.services, { ownerId: designer.id, purpose: 'card', bytes })
      return { type: 'image', pictures: [{ media: { fileId, alt: 'Seen' } }] }
    }
    const { id } = await made([await pictureOf(bytesOne), await pictureOf(bytesTwo)])
    const { cards } = await read(id)
    const all = await readArchive((await packed(id, {})).bytes)
    const pictures = [...all].filter(([path]) => path.startsWith('content/images/')).map(([, file]) => file)
    expect(pictures).toEqual([bytesOne, bytesTwo])
    const chosen = await readArchive((await packed(id, { cardIds: String(cards[1]?.id) })).bytes)
    expect([...chosen].filter(([path]) => path.endsWith('.png')).map(([, file]) => file)).toEqual([bytesTwo])
  })

  test('is refused where it would hold nothing', async () => {
    const { id } = await made([{ type: 'match', title: 'Pairs' }])
    expect(JSON.parse((await packed(id, { partial: 'allow' })).bytes.toString())).toMatchObject({
      code: 1339,
    })
  })
})

describe('a page that plays offline', () => {
  const player = { script: 'const a = "</script><!--"; run(a)', style: '.a::after { content: "</style>" }' }
  const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('runs its own script alone, asks nobody, and tells no notes', async () => {
    Object.assign(app.services, { offlinePlayer: async () => player })
    const cards = plainCards.map((card) => ({ ...Object(card), note: 'For teachers', title: '</script><b>' }))
    const made = await makeActivity(app.services, { creatorId: designer.id, title: '<i>Title</i>', cards })
    const { text } = await fetchExport(made.id, { format: 'html' })
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(text)?.[1]
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1]
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? ''
    expect(policy).toContain(`default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}`)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(script).toContain('run(a)')
    const data = JSON.parse(/id="activity">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '')
    expect(data.cards.map(({ title }: Card) => title)).toEqual(['</script><b>', '</script><b>'])
    expect(text).not.toContain('For teachers')
    expect(text).toContain('<title>&lt;i&gt;Title&lt;/i&gt;</title>')
  })

  test('brings the licence of the strokes that its cards hold, and none without them', async () => {
    Object.assign(app.services, { offlinePlayer: async () => player })
    const licence = await readFile('cards/write/ARPHICPL.TXT', 'utf8')
    const [written, unwritten] = [
      {
        strokes: ['M 1 2 Q 3 4 5 6 Z'],
        medians: [
          [
            [1, 2],
            [3, 4],
          ],
        ],
      },
      {},
    ].map((own) => [{ id: 1, type: 'write', characters: [{ id: 'a', text: '人', ...own }] }])
    const fetched = async (cards: unknown, format: string) => {
      const { id } = await makeActivity(app.services, { creatorId: designer.id, cards: Object(cards) })
      return (await fetchExport(id, { format })).text
    }
    expect(await fetched(written, 'html')).toContain(licence)
    expect(JSON.parse(await fetched(written, 'json')).licences).toEqual([
      { name: 'ARPHICPL.TXT', text: licence },
    ])
    expect(await fetched(unwritten, 'html')).not.toContain('ARPHIC PUBLIC LICENSE')
    const document = await fetched(unwritten, 'json')
    expect(JSON.parse(document).licences).toEqual([])
    const { cards } = await importAgain(await fetched(written, 'json'), 'no')
    expect(cards).toMatchObject([{ type: 'write', characters: [{ strokes: ['M 1 2 Q 3 4 5 6 Z'] }] }])
  })

  test('is refused with a sentence where its player was not built', async () => {
    Object.assign(app.services, { offlinePlayer: async () => undefined })
    const made = await makeActivity(app.services, { creatorId: designer.id })
    expect(JSON.parse((await fetchExport(made.id, { format: 'html' })).text)).toMatchObject({ code: 1331 })
  })
})
