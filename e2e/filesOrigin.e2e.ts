import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterWithToken, makeLearner } from './cardSteps.ts'
import type { Stage } from './console.ts'
import { openStage } from './console.ts'
import { openSchool, type School } from './learn.school.ts'

const phone = { width: 390, height: 844 }

let stage: Stage
let school: School

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  school = await openSchool(stage)
})
afterAll(() => stage.close())

test.each(['/learn/activity/', '/learn/activity?id='])(
  'pictures at %s come from an origin whose scripts the page refuses',
  async (path) => {
    const visitor = await enterWithToken(stage, await makeLearner(stage, `lin.${path.length}`), phone)
    const { page, context } = visitor
    const served = new Set<string>()
    // The requests of the page's worker too; what the worker answers is known by the page's own address.
    context.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      if (pathname.startsWith('/files/') && response.ok() && !response.fromServiceWorker()) served.add(origin)
    })
    await page.goto(path + school.activityId)
    await expect.poll(() => served.size, { timeout: 15_000 }).toBeGreaterThan(0)
    expect(served).not.toContain(stage.server.url)
    const [origin = ''] = served
    const refused = await page.evaluate((address) => {
      const violation = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
      })
      const script = document.createElement('script')
      // Trusted Types refuse a mere text before the origin is looked at.
      const policy = Reflect.get(window, 'trustedTypes').createPolicy('svelte-trusted-html', {
        createScriptURL: (url: string) => url,
      })
      script.src = policy.createScriptURL(`${address}/files/x.js`)
      document.head.append(script)
      return violation
    }, origin)
    expect(refused).toBe('script-src-elem')
    await context.close()
  },
)
