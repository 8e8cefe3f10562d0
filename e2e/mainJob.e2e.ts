import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approve, makeAbility, makeCareer, makeTag, submit } from './baseSteps.ts'
import type { Stage } from './console.ts'
import { adminPassword, openEmbeddedStage, signIn } from './console.ts'
import type { Written } from './editorSteps.ts'
import { beginActivity, mendAndPublish, writeCards } from './editorSteps.ts'
import { enterAsLearner, play } from './learnSteps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openEmbeddedStage()
})
afterAll(() => stage.close())

interface Names extends Written {
  readonly tag: string
  readonly ability: string
  readonly career: string
  readonly title: string
}

/** In English a newcomer does it, and more (`newcomer.e2e.ts`); in Spanish somebody without a pointer (`keyboard.e2e.ts`). */
const walked = ['zh', 'ja'] as const

const names: Readonly<Record<(typeof walked)[number], Names>> = {
  zh: {
    tag: '互联网',
    ability: '用户访谈',
    career: '产品经理',
    title: '用户访谈入门',
    text: '听见没说出口的',
    question: '对方说「还行吧」，哪一句追问更好？',
    right: '上一次用它是什么时候？',
    wrong: '所以你觉得它不好用，对吗？',
  },
  ja: {
    tag: 'ネット',
    ability: '聞き取り',
    career: 'プロダクトマネージャー',
    title: 'はじめてのインタビュー',
    text: '語られないことを聞く',
    question: '「まあまあ」と言われたら？',
    right: '前回使ったのはいつですか？',
    wrong: '使いにくいのですね？',
  },
}

const password = 'a quiet river 7'

/** What the super administrator reads in the record of learning. */
async function recordOf(token: string, activityId: number): Promise<unknown> {
  const { data } = await stage.api('POST', 'course/study/page', { token, body: { activityId } })
  return data
}

describe.each(walked)('the main job in %s', (language) => {
  const { tag, ability, career, title, ...written } = names[language]

  test('from an empty console to a score in the record', async () => {
    const admin = await stage.visitor(language)
    await signIn(admin, 'admin', adminPassword)
    const token = (await admin.page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const auditor = await stage.person(language, token, `auditor-${language}`, ['auditor'], password)
    const designer = await stage.person(language, token, `designer-${language}`, ['lx_designer'], password)

    await makeTag(admin, tag)
    const abilityAt = await makeAbility(admin, ability)
    await submit(admin, 'ability', abilityAt)
    await approve(auditor, 'ability', abilityAt)
    const careerAt = await makeCareer(admin, career, ability, tag)
    await submit(admin, 'career', careerAt)
    await approve(auditor, 'career', careerAt)

    const activityId = await beginActivity(designer, title)
    await writeCards(designer, written)
    const mine = (await designer.page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const refused = await stage.api('PUT', 'course/activity/update-status', {
      token: mine,
      body: { id: activityId, status: 'public', revision: await revisionOf(mine, activityId) },
    })
    expect(refused).toMatchObject({ code: 1300, data: { problems: expect.any(Array) } })
    await mendAndPublish(designer, career, title)

    const learner = await stage.visitor(language, { width: 390, height: 844 })
    await enterAsLearner(learner, `learner-${language}`, password)
    await play(learner, title, written)
    expect(await recordOf(token, activityId)).toMatchObject({
      list: [
        {
          userName: `learner-${language}`,
          activityTitle: title,
          status: 'learned',
          points: 1,
          maxPoints: 1,
          stars: 3,
        },
      ],
    })

    for (const visitor of [admin, auditor, designer, learner]) {
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    }
  }, 240_000)
})

async function revisionOf(token: string, id: number): Promise<number> {
  const { data } = await stage.api('GET', `course/activity/get?id=${id}`, { token })
  return typeof data === 'object' && data !== null && 'revision' in data ? Number(data.revision) : 0
}
