import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#kit/words.ts'
import { approve, makeAbility, makeCareer, makeTag, submit } from './baseSteps.ts'
import type { Stage } from './console.ts'
import { adminPassword, openStage, signIn } from './console.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const names: Readonly<Record<Language, { tag: string; ability: string; career: string; title: string }>> = {
  zh: { tag: '互联网', ability: '用户访谈', career: '产品经理', title: '听见没说出口的' },
  en: { tag: 'Internet', ability: 'Interviewing', career: 'Product manager', title: 'Hear the unsaid' },
  es: { tag: 'Red', ability: 'Entrevistar', career: 'Jefa de producto', title: 'Escuchar lo no dicho' },
  ja: { tag: 'ネット', ability: '聞き取り', career: 'プロダクトマネージャー', title: '語られないことを聞く' },
}

const password = 'a quiet river 7'

describe.each(Object.keys(names) as Language[])('the main job in %s', (language) => {
  const { tag, ability, career } = names[language]

  test('an administrator makes base data, a second person approves it', async () => {
    const admin = await stage.visitor(language)
    await signIn(admin, 'admin', adminPassword)
    const token = (await admin.page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const auditor = await stage.person(language, token, `auditor-${language}`, ['auditor'], password)

    await makeTag(admin, tag)
    const abilityAt = await makeAbility(admin, ability)
    await submit(admin, 'ability', abilityAt)
    await approve(auditor, 'ability', abilityAt)
    const careerAt = await makeCareer(admin, career, ability, tag)
    await submit(admin, 'career', careerAt)
    await approve(auditor, 'career', careerAt)

    expect([...admin.complaints, ...auditor.complaints]).toEqual([])
    await Promise.all([admin.context.close(), auditor.context.close()])
  }, 180_000)
})
