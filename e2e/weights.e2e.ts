import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterWithToken } from './cardSteps.ts'
import type { Stage } from './console.ts'
import { openStage } from './console.ts'
import { openSchool, type School } from './learn.school.ts'
import { kilobytes, weigh, weighedPages } from './weigh.ts'

let stage: Stage
let school: School

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  school = await openSchool(stage)
})
afterAll(() => stage.close())

test.each(weighedPages)(
  'a browser with an empty cache loads no more scripts than promised: $name',
  async (weighed) => {
    const { page, context } = weighed.isSignedIn
      ? await enterWithToken(stage, school.token)
      : await stage.visitor('en')
    const { loaded } = await weigh(page, weighed, school.activityId)
    const scripts = loaded.filter(({ isScript }) => isScript)
    expect(kilobytes(scripts)).toBeLessThanOrEqual(weighed.maxKb)
    expect(scripts.length).toBeLessThanOrEqual(weighed.maxFiles)
    await context.close()
  },
)
