import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { textSample } from '#cards/text/text.sample.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { publicProductPath } from '#features/content/product/product.address.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { findsNoBarrier } from './barriers.ts'
import { openStage, type Stage } from './console.ts'
import { translatorFor } from './visitor.ts'
import { makeLearner } from './cardSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'
import { shiftsOf, watchShifts } from './measures.ts'
import { activities, course, listen, product, sellCourse, type Sold } from './stranger.school.ts'

let stage: Stage
let campus: Campus
let sold: Sold
const phone = { width: 390, height: 844 }

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
  await campus.call('POST', 'system/user/create', {
    ...{ username: 'wang.laoshi', nickname: '王老师', password: 'a quiet river 7', roles: ['teacher'] },
  })
  sold = await sellCourse(campus, 'wang.laoshi')
})
afterAll(() => stage.close())

/** As a reader of links fetches a page: no script runs, nobody is signed in. */
async function fetched(path: string, language = 'zh-CN,zh;q=0.9') {
  const response = await fetch(stage.server.url + path, { headers: { 'accept-language': language } })
  const html = await response.text()
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    status: response.status,
    html,
    meta: Object.fromEntries(tags.map(([, name = '', content]) => [name, content])),
    data: /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1],
  }
}

const described = z.object({ '@type': z.string(), name: z.string(), description: z.string() })

test.each([
  ['course', () => publicCoursePath(sold.courseId), course, '从提问到整理。', 'Course'],
  ['product', () => publicProductPath(sold.productId), product, '两步，一次真实的访谈。', 'Product'],
  [
    'activity',
    () => publicActivityPath(sold.activityIds[0]),
    activities[0],
    activities[0],
    'LearningResource',
  ],
] as const)(
  'the page of a %s is read without a script, also by a preview of its link',
  async (_kind, pathOf, title, text, type) => {
    const { status, html, meta, data } = await fetched(pathOf())
    expect(status).toBe(200)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(text)
    expect(html).toContain('<html lang="zh">')
    expect(meta).toMatchObject({ description: text, 'og:title': title, 'twitter:title': title })
    expect(meta['og:url']).toMatch(new RegExp(`^http.*${pathOf()}$`))
    expect(described.parse(JSON.parse(data ?? ''))).toMatchObject({
      '@type': type,
      name: title,
      description: text,
    })
  },
)

test('the frame speaks the reader’s language, or the one that the address names', async () => {
  const path = publicCoursePath(sold.courseId)
  const redeem = (language: 'es' | 'ja') => translatorFor(language)('public-page', 'entry.redeem')
  const spanish = await fetched(path, 'es-ES,es')
  expect(spanish.html).toContain('<html lang="es">')
  expect(spanish.html).toContain(redeem('es'))
  expect((await fetched(`${path}?lang=ja`, 'es-ES,es')).html).toContain(redeem('ja'))
})

test('what a creator writes stays text, in the page and in its data', async () => {
  const title = '</script><img src=x onerror=alert(1)>'
  const id = await campus.makeDeck(title, [{ ...textSample.cards[0], id: undefined }])
  await campus.move(id, 'public')
  const { html, data, status } = await fetched(publicActivityPath(id))
  expect(status).toBe(200)
  expect(html).not.toContain('<img src=x')
  expect(described.parse(JSON.parse(data ?? '')).name).toBe(title)
})

test('what is not public, or is no number, is a page that says so, with status 404', async () => {
  const draft = await campus.makeDeck('noch nicht', [])
  const paths = [publicActivityPath(draft), '/learn/course/987654321', '/learn/course/x', '/learn/creator/1']
  for (const path of paths) {
    const { status, html } = await fetched(path)
    expect([path, status]).toEqual([path, 404])
    expect(html).toContain(translatorFor('zh')('public-page', 'absent'))
    expect(html).not.toContain('noch nicht')
  }
})

test('on a phone the page is there at once, nothing moves, nothing is wider, and nobody meets a barrier', async () => {
  const visitor = await stage.visitor('es', phone)
  const { page, complaints } = visitor
  await watchShifts(page)
  for (const path of [
    publicCoursePath(sold.courseId),
    publicProductPath(sold.productId),
    publicActivityPath(sold.activityIds[0]),
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    expect((await shiftsOf(page)).value).toBeLessThan(0.05)
    await findsNoBarrier(visitor)
  }
  expect(complaints).toEqual([])
})

test('a language that is chosen on the page holds on the learner’s page too, and on the next public one', async () => {
  const { page, translate } = await stage.visitor('es', phone)
  await page.goto(publicCoursePath(sold.courseId))
  await page.getByRole('link', { name: '日本語' }).click()
  const japanese = translatorFor('ja')
  await page.getByRole('link', { name: japanese('public-page', 'entry.redeem') }).click()
  await page.getByRole('heading', { name: japanese('learn', 'enter.title') }).waitFor()
  await page.goto(publicProductPath(sold.productId))
  await page.getByText(japanese('public-page', 'ways.title')).waitFor()
  expect(await page.getByText(translate('public-page', 'ways.title')).count()).toBe(0)
})

test('whoever has the course already goes on from its page, and is in the activity at once', async () => {
  const token = await makeLearner(stage, 'an.an')
  const { page, translate, context, complaints } = await stage.visitor('zh', phone)
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const goOn = page.getByRole('link', { name: translate('public-page', 'entry.continueCourse') })
  await page.goto(publicCoursePath(sold.courseId))
  await page.getByRole('link', { name: translate('public-page', 'entry.redeem') }).click()
  await page.getByLabel(translate('learn', 'redeem.code')).fill(formatCode(sold.code))
  await page.getByRole('button', { name: translate('learn', 'redeem.send') }).click()
  await page.getByRole('heading', { name: translate('learn', 'redeem.done', { title: product }) }).waitFor()

  await page.goto(publicCoursePath(sold.courseId))
  await goOn.click()
  await page.getByRole('heading', { name: course, level: 1 }).waitFor()
  await page.goto(publicProductPath(sold.productId))
  await goOn.click()
  await page.getByRole('heading', { name: course, level: 1 }).waitFor()
  await page.goto(publicActivityPath(sold.activityIds[0]))
  await page.getByRole('heading', { name: listen, level: 2 }).waitFor()
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(sold.activityIds[0]))
  expect(complaints).toEqual([])
})
