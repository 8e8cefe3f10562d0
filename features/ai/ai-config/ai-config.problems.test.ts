import { describe, expect, test } from 'vitest'
import { configNames } from './ai-config.kinds.ts'
import { checkJson, isSecretName } from './ai-config.problems.ts'
import { configOf, systemTextOf } from './ai-config.read.ts'
import { trialOf } from './ai-config.task.ts'

const problemsIn = (text: string, name: (typeof configNames)[number] = 'generation/activity') =>
  checkJson(name, text).problems.map(({ line, path, problem }) => [line, path, problem.key])

describe('what is typed', () => {
  test.each(configNames)('for %s may be left empty: everything has its default', (name) => {
    expect(checkJson(name, '{}')).toEqual({ value: {}, problems: [] })
    expect(checkJson(name, JSON.stringify(configOf(name, null))).problems).toEqual([])
  })

  test.each([
    ['{\n "temperature": 3\n}', 2, 'temperature', 'problems.tooBig'],
    ['{\n "maxTokens": "many" }', 2, 'maxTokens', 'problems.invalid'],
    ['{\n\n "colour": "red" }', 3, 'colour', 'problems.unknownField'],
    ['{ "rules": ["a",\n ""] }', 2, 'rules.1', 'problems.tooShort'],
    ['{ "prompt": null }', 1, 'prompt', 'json.missing'],
    ['{\n "__proto__": {} }', 2, '__proto__', 'problems.unknownField'],
    ['[]', 1, '', 'problems.invalid'],
  ])('%j is told at its line', (text, line, path, key) => {
    expect(problemsIn(text)).toContainEqual([line, path, key])
  })

  test('is refused as a whole where one size is chosen that is not offered', () => {
    const text = '{ "sizes": ["512x512"],\n "initial": "1024x1024" }'
    expect(problemsIn(text, 'image/size')).toEqual([[2, 'initial', 'problems.initialSize']])
  })

  test.each([
    '{ "apiKey": "x" }',
    '{ "rules": [{ "deep": { "ACCESS_TOKEN": 1 } }] }',
    '{ "prompt": "a", "Client-Secret": 1 }',
    '{ "pass word": 1 }',
    '{ "ｋｅｙ": 1 }',
    String.raw`{ "\u006bey": 1 }`,
  ])('holds no secret: %s', (text) => {
    expect(problemsIn(text).map(([, , key]) => key)).toContain('json.secret')
  })

  test('may say how many tokens an answer has', () => {
    expect(isSecretName('maxTokens')).toBe(false)
    expect(isSecretName('maxTokensKey')).toBe(true)
  })
})

describe('what is stored', () => {
  test('is filled up with defaults', () => {
    expect(configOf('generation/activity', { temperature: 0 })).toMatchObject({
      temperature: 0,
      agentId: null,
      rules: [],
    })
    expect(configOf('default/agent', undefined)).toEqual({ agentId: null, pictureAgentId: null })
  })

  test('gives way only where an older schema wrote what is wrong today', () => {
    const stored = { temperature: 9, gone: 1, prompt: 'Mine' }
    expect(configOf('learner/tutor', stored)).toMatchObject({ prompt: 'Mine', temperature: 0.7 })
    expect(configOf('learner/tutor', 'nonsense').temperature).toBe(0.7)
    expect(configOf('image/size', { sizes: ['512x512'] })).toMatchObject({ initial: '1024x1024' })
  })

  test('goes to a model as one text', () => {
    const config = configOf('generation/translation', {
      ...{ prompt: 'Translate.', rules: ['Be brief'], tone: 'formal' },
      glossary: [{ from: 'card', to: '卡片' }],
    })
    expect(systemTextOf(config)).toBe(
      'Translate.\n\nSpeak in a formal and polite tone.\n\nRules:\n- Be brief\n\nAlways translate so:\n- card → 卡片',
    )
  })

  test('is tried by a call, and pictures by showing their prompt', () => {
    expect(trialOf('default/agent', { agentId: 3 }, 'Hello')).toEqual({
      kind: 'ask',
      task: { messages: [{ role: 'user', content: 'Hello' }], maxTokens: 1000, agentId: 3 },
    })
    const styles = [{ name: 'Ink', words: 'ink drawing' }]
    expect(trialOf('image/style', { styles }, 'a cat')).toEqual({
      kind: 'show',
      text: 'Ink: a cat, ink drawing',
    })
  })
})
