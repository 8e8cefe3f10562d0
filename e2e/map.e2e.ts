import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findsNoBarrier } from './barriers.ts'
import { enterWithToken } from './cardSteps.ts'
import { openStage, type Stage } from './console.ts'
import { chooseTool } from './editorSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'

let stage: Stage
let campus: Campus
beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
})
afterAll(() => stage.close())

const reserved = z.object({ ids: z.array(z.number()) })
const card = (id: number | undefined, type: string, title: string, own: object = {}) => ({
  id,
  type,
  title,
  ...own,
})

/** A decision with an ending and a path on, an unreachable card, a loop, and a sum of it all at the end. */
async function makeBranchingDeck(): Promise<number> {
  const { ids } = reserved.parse(await campus.call('POST', 'course/activity-card/reserve', { count: 5 }))
  const [decide, alone, again, sum] = ids
  const options = [
    { id: 'a', text: 'Stop here', next: { to: 'ending', endingId: 'end' } },
    { id: 'b', text: 'Go on', next: { to: 'card', cardId: again } },
  ]
  const id = await campus.makeDeck('Ways', [])
  const cards = [
    card(decide, 'branch', 'Decide', {
      question: 'Which way?',
      options,
      endings: [{ id: 'end', title: 'Stopped early' }],
    }),
    card(alone, 'text', 'Nobody comes here'),
    card(again, 'jump', 'Think again', {
      targetId: decide,
      visibleIf: { conditions: [{ when: 'answered', cardId: decide }] },
    }),
    card(sum, 'text', 'In short'),
  ]
  await campus.call('PUT', 'course/activity/content', { id, cards, revision: 1 })
  return id
}

test('the paths are drawn, described in words, and lead into the editor; what is wrong is marked and stops nobody', async () => {
  const author = await enterWithToken(stage, campus.token, { width: 1440, height: 900 })
  const { page, translate } = author
  await page.goto(`/manage/activity/edit?id=${await makeBranchingDeck()}`)
  const warning = page.getByRole('region', { name: translate('activity', 'editor.warnings', { count: 1 }) })
  await warning.getByText('Nobody comes here').waitFor()
  await chooseTool(author, 'activity', 'editor.map')
  const map = page.getByRole('dialog', { name: translate('activity', 'map.title') })
  const picture = map.locator('.react-flow')
  await picture.getByText('Stopped early').waitFor()
  await picture.getByText(translate('activity', 'map.marks.unreachable')).waitFor()
  await picture.getByText(translate('activity', 'map.marks.loop')).waitFor()
  // The edges are drawn once the nodes are measured.
  await expect.poll(() => picture.locator('.react-flow__edge.is-back').count()).toBe(1)
  const list = map.getByRole('navigation', { name: translate('activity', 'map.list') })
  await list.getByText(translate('activity', 'map.why.unreachable')).waitFor()
  await list.getByText('Stopped early').waitFor()
  await findsNoBarrier({ page }, '.editor-map')

  await picture.getByRole('button', { name: /Decide/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await map.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.locator('[data-card-fields] input').first().inputValue())
    .toBe('Nobody comes here')
  expect(author.complaints).toEqual([])
  await author.context.close()
})

test('on a phone what is worth a look is one touch away', async () => {
  const { page, translate, context } = await enterWithToken(stage, campus.token, { width: 390, height: 844 })
  await page.goto(`/manage/activity/edit?id=${await makeBranchingDeck()}`)
  const warned = page.locator('.editor-problems[data-warning]')
  const showProblems = warned.getByRole('button', { name: translate('activity', 'editor.allProblems') })
  await showProblems.waitFor()
  const box = await showProblems.boundingBox()
  expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await showProblems.click()
  await warned.getByRole('listitem').first().waitFor()
  await context.close()
})

test('on a phone the picture is above the words', async () => {
  const author = await enterWithToken(stage, campus.token, { width: 390, height: 844 })
  const { page, translate } = author
  await page.goto(`/manage/activity/edit?id=${await makeBranchingDeck()}`)
  await chooseTool(author, 'activity', 'editor.map')
  const list = page.getByRole('navigation', { name: translate('activity', 'map.list') })
  await list.waitFor()
  const [above, below] = [await page.locator('.editor-map-picture').boundingBox(), await list.boundingBox()]
  expect(above && below && above.y < below.y && above.width <= 390).toBe(true)
  await author.context.close()
})
