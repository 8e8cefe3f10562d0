import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh as audit } from '#features/content/audit/words/zh.ts'
import { course } from '#features/content/course/course.contract.ts'
import { makeCourseRow } from '#features/content/course/web/testing/courses.ts'
import { zh as design } from '#features/content/course/words/design.zh.ts'
import { zh as courseWords } from '#features/content/course/words/zh.ts'
import { product } from '#features/content/product/product.contract.ts'
import { makeProductRow } from '#features/content/product/web/makeProductRow.ts'
import { zh as productWords } from '#features/content/product/words/zh.ts'
import { ProductAudit } from './ProductAudit.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const review = {
  isWaiting: true,
  waitsSince: 1_790_000_000_000,
  mayDecide: true,
  decisions: [],
  before: { title: '访谈入门' },
  changed: ['title'],
}

const sold = (id: number, label: string) => ({ id, label, isPublic: true })

async function open() {
  const person = { id: 1, roles: ['auditor' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  const courses = [
    makeCourseRow(3, { sellingPoints: [{ title: '每天二十分钟', detail: '' }] }),
    makeCourseRow(4, { title: '第二门课' }),
  ]
  const products = [
    makeProductRow(1, '访谈全套', {
      status: 'reviewing',
      courseIds: [3, 4],
      courses: [sold(3, '用户研究入门'), sold(4, '第二门课')],
    }),
  ]
  fake = await startFakeServer(
    [
      { resource: course, rows: courses },
      { resource: product, rows: products },
    ],
    person,
  )
  fake.answer('/course/audit/waiting', () => ({ list: [], total: 0, totalIsCapped: false, next: null }))
  fake.answer('/course/audit/get', () => review)
  fake.answer('/course/presence/follow', async function* () {
    yield []
  })
  registerResources({ user: { options: course.endpoints.options } })
  const words = { audit, product: productWords, course: courseWords, 'course-design': design }
  page = await draw({
    at: '/audits/product?id=1',
    fake,
    routes: { '/audits/product': () => <ProductAudit /> },
    words: { zh: words },
  })
}

function promised(): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[aria-label="${productWords.promises}"]`)
  if (!found) throw new Error('no promises')
  return found
}

test('an auditor reads the page of buyers and what its courses promise, beside what has changed and the decision', async () => {
  await open()
  const promises = await eventually(promised)
  await eventually(() => expect(promises.textContent).toContain('每天二十分钟'))
  // What each course holds: places, people and names are those of the course, not of the product's own number.
  for (const part of ['提问', '陈默', '做了十年访谈', '¥199.50']) expect(promises.textContent).toContain(part)
  expect(document.querySelector('.kit-reader')?.textContent).toContain('访谈全套')
  expect(text()).toContain(audit.review.changes)
  expect(byRole('radio', audit.decide.approve)).toBeTruthy()
})

test('another course is read when it is opened', async () => {
  await open()
  const promises = await eventually(promised)
  const asked = () => fake.requests.filter(({ path }) => path === '/course/lession/get').length
  await eventually(() => expect(promises.textContent).toContain('每天二十分钟'))
  expect(asked()).toBe(1)
  const second = [...promises.querySelectorAll('details')].find((one) => one.textContent === '第二门课')
  second?.setAttribute('open', '')
  await eventually(() => expect(asked()).toBe(2))
})
