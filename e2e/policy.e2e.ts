import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPath } from '#features/learning/learner/web/view/place.ts'
import { openStage, type Stage } from './console.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Tries what a script that found its way in would do; what the browser says to each. */
const tryAll = (page: Page) =>
  page.evaluate(() => {
    const outcome = (work: () => unknown) => {
      try {
        work()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    const box = document.createElement('div')
    return {
      words: outcome(() => (box.innerHTML = 'only words')),
      nothing: outcome(() => (box.innerHTML = '')),
      markup: outcome(() => (box.innerHTML = '<img src=x onerror=alert(1)>')),
      parsed: outcome(() => new DOMParser().parseFromString('<p>x</p>', 'text/html')),
      frame: outcome(() => (document.createElement('iframe').srcdoc = '<script>alert(1)</script>')),
      script: outcome(() => (document.createElement('script').src = 'https://evil.example/x.js')),
      upload: outcome(() => (document.createElement('script').src = '/files/x.js')),
      worker: outcome(() => new Worker('data:text/javascript,1')),
      policy: outcome(() => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})),
      again: outcome(() => Reflect.get(window, 'trustedTypes').createPolicy('default', {})),
    }
  })

const refused = {
  ...{ words: 'done', nothing: 'done', markup: 'TypeError', parsed: 'TypeError', frame: 'TypeError' },
  ...{
    script: 'TypeError',
    upload: 'TypeError',
    worker: 'TypeError',
    policy: 'TypeError',
    again: 'TypeError',
  },
}

describe.each(['/login', listPath])('a script that found its way into %s', (path) => {
  test('makes no markup, no script and no policy of its own', async () => {
    const { page } = await stage.visitor('en')
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    expect(await tryAll(page)).toEqual(refused)
  })
})

test('a public page needs no such policy, and makes no markup either', async () => {
  const { page } = await stage.visitor('en')
  await page.goto('/learn/course/987654321')
  const { markup, script } = await tryAll(page)
  expect([markup, script]).toEqual(['TypeError', 'TypeError'])
})
