import { afterAll, beforeAll, expect, test } from 'vitest'
import { textSample } from '#cards/text/text.sample.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { save, stateShown } from './baseSteps.ts'
import { adminPassword, button, fill, openStage, pick, signIn, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { tokenIn } from './formSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'
import { enterAsLearner } from './learnSteps.ts'
import { addToDay, pickOne } from './sellingSteps.ts'
import { closeShareSheet } from './shareSteps.ts'
import { moved, sellAlone, userId } from './stranger.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }
const title = '四天学会访谈'
const sections = [
  ['先听，再看', '两天只收集，不下结论。'],
  ['写下来', '把听到的变成一页纸。'],
] as const
const milestone = '听完第一次访谈'
const activities = ['开口之前', '问出一次经历', '写成一页纸'] as const

let stage: Stage
let campus: Campus
let admin: Visitor
let author: Visitor

beforeAll(async () => {
  stage = await openStage()
  admin = await stage.visitor('zh')
  await signIn(admin, 'admin', adminPassword)
  const token = (await tokenIn(admin)) ?? ''
  campus = await openCampus(stage, token)
  for (const name of activities)
    await campus.move(await campus.makeDeck(name, [{ ...textSample.cards[0], id: undefined }]), 'public')
  await moved(campus, 'course/career', campus.careerId, ['reviewing', 'public'])
  author = await stage.person('zh', token, 'wang.laoshi', ['lx_designer'], password)
})
afterAll(() => stage.close())

/** What a learner or a reader meets from top to bottom, as far as it is named here. */
const order = (page: Visitor['page'], selector: string) => page.locator(selector).allInnerTexts()

/** Opens the menu of a day or section, and takes one of its entries. */
async function more({ page, translate }: Visitor, unit: string, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: translate('course-design', 'unit.more', { unit }), exact: true })
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const dayName = ({ translate }: Visitor, unit: number) => translate('course-design', 'unit.day', { unit })

/** The author groups four days into two sections on the board. */
async function group(visitor: Visitor): Promise<void> {
  const { page, translate } = visitor
  const t = (key: string, values?: Record<string, string | number>) => translate('course-design', key, values)
  await more(visitor, dayName(visitor, 3), t('sections.beginHere'))
  for (const [index, [name]] of sections.entries())
    await page.getByLabel(t('sections.titleOf', { unit: index + 1 }), { exact: true }).fill(name)
  for (const [name, overview] of sections) {
    await more(visitor, name, t('sections.overview'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(overview)
    await button(visitor, 'kit', 'actions.save', dialog).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await more(visitor, dayName(visitor, 2), t('marks.add'))
  await page.getByLabel(t('marks.titleOf', { unit: dayName(visitor, 2) }), { exact: true }).fill(milestone)
}

async function writeCourse(visitor: Visitor): Promise<number> {
  const { page, translate } = visitor
  await page.goto('/manage/lession/add')
  await fill(page, 'title', title)
  await fill(page, 'overview', '四天，从提问到整理。')
  await pick(visitor, 'careerIds', '用户研究')
  await pick(visitor, 'instructorIds', 'wang.laoshi')
  await pickOne(visitor, 'learnMode', translate('course', 'values.learnMode.day'))
  await pickOne(visitor, 'unlockMode', translate('course', 'values.unlockMode.all'))
  await pickOne(visitor, 'showMode', translate('course', 'values.showMode.path'))
  await fill(page, 'days', '4')
  for (const [index, name] of activities.entries()) await addToDay(visitor, index + 1, name)
  await group(visitor)
  await save(visitor)
  await page.waitForURL('**/manage/lession/edit?id=*')
  await button(visitor, 'course', 'moves.publish').click()
  await stateShown(visitor, 'course', 'public')
  await closeShareSheet(visitor)
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await page.goto(`/manage/lession/view?id=${id}`)
  await page.locator('.course-board').waitFor()
  return id
}

let courseId: number

test('an author groups the days of a course into sections, and the page shows them', async () => {
  courseId = await writeCourse(author)
  const { page } = author
  expect(
    await order(page, '.course-board :is(.course-section strong, .course-unit-name, .course-mark)'),
  ).toEqual([...[sections[0][0], '第 1 天', '第 2 天', milestone], ...[sections[1][0], '第 3 天']])
  await button(author, 'kit', 'form.preview').click()
  const preview = page.getByRole('region', { name: author.translate('course-design', 'page.phone') })
  const first = preview.locator('details.course-page-group').first()
  await first.getByText(sections[0][1]).waitFor()
  await first.getByText(milestone).waitFor()
  await preview.locator('summary', { hasText: sections[1][0] }).click()
  await preview.getByText(sections[1][1]).waitFor()
  expect(author.complaints).toEqual([])
})

test('a course that becomes shorter says which section has no day any more', async () => {
  const { page, translate } = author
  await page.goto(`/manage/lession/edit?id=${courseId}`)
  await fill(page, 'days', '2')
  await page.getByText(translate('course', 'problems.noSuchUnit')).first().waitFor()
  await button(author, 'kit', 'actions.save').first().click()
  await page.getByText(translate('course', 'problems.noSuchUnit')).first().waitFor()
  expect(page.url()).toContain('/edit')
  await fill(page, 'days', '4')
  await page.getByText(translate('course', 'problems.noSuchUnit')).first().waitFor({ state: 'hidden' })
})

test('a learner at a phone finds the days under their sections, and reaches the milestone', async () => {
  const { code } = await sellAlone(campus, { courseId, title: '访谈套餐' })
  const learner = await stage.visitor('zh', phone)
  const { page, translate } = learner
  await enterAsLearner(learner, 'li.lei', password, `/learn/redeem?code=${formatCode(code)}`)
  await button(learner, 'learn', 'redeem.send').click()
  await page.getByRole('link', { name: translate('learn', 'redeem.toCourses') }).click()
  const open = async () => {
    await page.goto(`/learn/course?id=${courseId}`)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  }
  const way = () => order(page, '.learn-section h2, .learn-unit summary strong, .learn-flag')
  await open()
  const [toReach, reached] = ['course.notReached', 'course.reached'].map((key) => translate('learn', key))
  const expected = (state: string | undefined) => [
    ...[`${sections[0][0]} 第 1–2 天`, '第 1 天', '第 2 天', `${milestone} ${state}`],
    ...[`${sections[1][0]} 第 3–4 天`, '第 3 天', '第 4 天'],
  ]
  const plain = async () => (await way()).map((one) => one.replaceAll(/\s+/g, ' ').trim())
  await expect.poll(plain).toEqual(expected(toReach))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await learnDay(learner, 2)
  await open()
  await expect.poll(plain).toEqual(expected(reached))
  expect(learner.complaints).toEqual([])
})

/** Opens the activity of a day, and reads its only card. */
async function learnDay(learner: Visitor, day: number): Promise<void> {
  const { page } = learner
  await page.locator(`#unit-${day} summary`).click()
  await page.locator(`#unit-${day} a.learn-card`).click()
  await button(learner, 'deck', 'player.finish').click()
  await button(learner, 'learn', 'next.toCourse').click()
}

test('the record of the learner groups the days the same way, with the milestone', async () => {
  const { page, translate } = admin
  await page.goto(`/datas/studys/status?learner=${await userId(campus, 'li.lei')}&of=${courseId}`)
  const status = (key: string) => translate('learning-status', key)
  await page.getByRole('heading', { name: new RegExp(`^${sections[0][0]}`) }).waitFor()
  expect(await page.locator('.record-group h3').allInnerTexts()).toMatchObject([
    expect.stringContaining(sections[0][0]),
    expect.stringContaining(sections[1][0]),
  ])
  await page.getByRole('button', { name: milestone }).click()
  await page.getByText(status('milestone.reached'), { exact: true }).waitFor()
  expect(admin.complaints).toEqual([])
})
