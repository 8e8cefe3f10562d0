import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { valuesOf } from '#kit/form/values.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { cardOf, cardTypes, definitions, type Card } from '#cards/index.ts'
import { cardPhrasesIn } from '#cards/web.ts'
import { deckPhrasesIn } from '#deck/web/words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityPaths } from '../record/paths.ts'
import { PrintScreen } from './PrintScreen.tsx'

const person = { id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' } as const
let fake: FakeServer
let page: Drawn
/** One of each type, with numbers of their own: samples share theirs. */
const cards: Card[] = []
for (const [index, type] of cardTypes.entries()) {
  const [sample] = (await definitions[type].sample()).cards
  if (!sample) continue
  const id = 100 * (index + 1)
  const { children, withChildren } = cardOf(type).nesting
  const inside = children(sample).map((child, place) => ({ ...child, id: id + place + 1 }))
  cards.push({ ...(inside.length > 0 ? withChildren(sample, inside) : sample), id })
}

const row = {
  ...valuesOf(activityFields, { title: '访谈入门', designMethod: 'byHand', distribution: 'none' }),
  id: 7,
  creatorId: 1,
  creatorName: '林晓',
  createdAt: 1,
  updatedAt: 1,
  revision: 1,
  mayEdit: true,
  status: 'draft',
  versionNumber: 0,
  publishedVersionId: null,
  hasUnpublishedChanges: false,
  cards,
  files: {},
}

beforeEach(async () => {
  setSession(person)
  fake = await startFakeServer([{ resource: activity, rows: [structuredClone(row)] }], person)
  page = await draw({
    at: activityPaths.print(7),
    fake,
    words: {
      zh: {
        ...(await phrasesIn([activityWords], 'zh')),
        ...(await deckPhrasesIn('zh')),
        ...(await cardPhrasesIn('zh')),
      },
    },
    routes: { '/manage/activity/print': () => <PrintScreen /> },
  })
  await eventually(() => byRole('button', '打印'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await page.undraw()
  await fake.stop()
})

const sections = () => [...document.querySelectorAll('.paper-card')]

test('an activity with a card of every type is printed card by card, each with something below its heading', () => {
  expect(sections().length).toBeGreaterThanOrEqual(cards.length)
  expect(document.querySelector('.paper h2')?.textContent).toBe('访谈入门')
  for (const section of sections()) expect(section.textContent?.trim()).not.toBe('')
  // Nothing on paper can be pressed or typed into.
  expect(document.querySelectorAll('.paper :is(button, input, textarea, video, audio)')).toHaveLength(0)
})

test('what is right comes on a page of its own, and only where somebody wants it', async () => {
  expect(document.querySelector('.paper-answers')).toBeNull()
  click(byRole('switch', '最后一页附答案'))
  await eventually(() => expect(document.querySelector('.paper-answers')?.textContent).toContain('答案'))
  expect(document.querySelectorAll('.paper-answers dd').length).toBeGreaterThan(0)
})

test('formulas are drawn in what is asked and in what is right', async () => {
  click(byRole('switch', '最后一页附答案'))
  await eventually(() => expect(document.querySelector('.paper-answers dd math')).not.toBeNull())
  const maths = cards.find(({ type }) => type === 'maths')
  expect(maths).toBeDefined()
  expect(document.querySelector('.paper-answers')?.textContent).not.toMatch(/\$|\\frac/)
})

test('the browser prints once the pictures of all cards are there', async () => {
  const calls: string[] = []
  vi.stubGlobal('print', () => void calls.push('print'))
  const image = document.createElement('img')
  image.decode = async () => void calls.push('decoded')
  document.querySelector('.paper')?.append(image)
  click(byRole('button', '打印'))
  await eventually(() => expect(calls).toEqual(['decoded', 'print']))
  image.remove()
  expect(text()).toContain('访谈入门')
})
