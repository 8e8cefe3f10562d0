import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { activityEndpoints } from '../activity.contract.ts'
import { makeActivity } from './makeActivity.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

/** Sends cards as they stand in a text, since JSON can say what no object literal can. */
async function put(cards: string) {
  const id = await app.call(activityEndpoints.create, { as: designer, body: { title: 'Cards' } })
  const response = await fetch(`${app.url}/console-api/course/activity/content`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${designer.token}`, 'content-type': 'application/json' },
    body: `{"id":${id},"revision":1,"cards":${cards}}`,
  })
  const answer: { code: number } = JSON.parse(await response.text())
  const { cards: stored } = await app.call(activityEndpoints.get, { as: designer, query: { id } })
  return { code: answer.code, stored }
}

const json = (value: unknown): string => JSON.stringify(value)
const text = (own: object = {}) => ({ type: 'text', title: 'Text', ...own })
const nested = (depth: number, inner: string): string =>
  depth === 0 ? inner : `{"type":"composite","title":"In","cards":[${nested(depth - 1, inner)}]}`
const body = (...content: object[]) => ({ body: { type: 'doc', content } })
const deepBody = (depth: number): string =>
  `[{"type":"text","body":{"type":"doc","content":${'[{"type":"blockquote","content":'.repeat(depth)}[]${'}]'.repeat(depth)}}}]`

describe('what is refused, and leaves the deck as it was', () => {
  test.each<[string, string]>([
    ['a fourth level', `[${nested(4, json(text()))}]`],
    ['a hundred levels', `[${nested(100, json(text()))}]`],
    ['text that is nested ten thousand times', deepBody(10_000)],
    ['more cards inside than a card holds', json([{ type: 'composite', cards: Array(51).fill(text()) }])],
    [
      'more cards in all than a deck holds',
      json(Array.from({ length: 11 }, () => ({ type: 'composite', cards: Array(50).fill(text()) }))),
    ],
    ['a prototype', '[{"type":"text","__proto__":{"title":"x"},"constructor":1}]'],
    ['a type by the name of a method', json([{ type: 'toString' }])],
    ['points without end', '[{"type":"text","points":1e308}]'],
    ['points that are no number', '[{"type":"text","points":1e999}]'],
    ['half a point', json([text({ points: 0.5 })])],
    ['a number beyond all cards', json([text({ id: 2 ** 53 })])],
    ['a share beyond all', json([{ type: 'scratch', revealShare: 1e308 }])],
    ['a time before the beginning', json([{ type: 'audio', start: -1 }])],
    ['a title of one endless letter', json([text({ title: `a${'\u0301'.repeat(100_000)}` })])],
    [
      'a page of nothing but rules',
      json([text(body(...Array.from({ length: 20_000 }, () => ({ type: 'horizontalRule' }))))]),
    ],
    ['a script as an address', json([{ type: 'link', url: 'https://a.b', how: 'javascript' }])],
  ])('%s', async (_name, cards) => {
    const { code, stored } = await put(cards)
    expect(code).toBe(400)
    expect(stored).toEqual([])
  })

  test('cards of another activity, inside a card too', async () => {
    const other = await makeActivity(app.services, { creatorId: designer.id })
    const { cards } = await app.call(activityEndpoints.get, { as: designer, query: { id: other.id } })
    const taken = text({ id: cards[0]?.id })
    for (const sent of [[taken], [{ type: 'composite', cards: [taken] }]])
      expect(await put(json(sent))).toMatchObject({ code: 400, stored: [] })
  })
})

describe('what is kept while it is written, and cannot be published', () => {
  test.each<[string, object]>([
    ['a jump to a card of nobody', { type: 'jump', kind: 'card', targetId: 999_999 }],
    ['a condition on a card of nobody', text(when({ when: 'passed', cardId: 999_999 }))],
    ['a way to a card of nobody', branchTo(999_999)],
    ['a reading of a card of nobody', { type: 'aiResponse', prompt: '{{card 999999}}', reads: [999_999] }],
  ])('%s', async (_name, card) => {
    const { code, stored } = await put(json([text(), card]))
    expect(code).toBe(0)
    expect(stored).toHaveLength(2)
    const activity = await makeActivity(app.services, { creatorId: designer.id, cards: stored })
    const problems = await app.call(activityEndpoints.problems, { as: designer, query: { id: activity.id } })
    expect(json(problems)).toContain('noTarget')
  })
})

function when(condition: object) {
  return { visibleIf: { match: 'all', conditions: [condition] } }
}
function branchTo(cardId: number) {
  return {
    type: 'branch',
    question: 'Where?',
    options: [{ id: 'a', text: 'There', next: { to: 'card', cardId } }],
  }
}
