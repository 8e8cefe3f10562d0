import { expect, test } from 'vitest'
import { AiError } from './ai.ts'
import { Pace } from './pace.ts'

/** Questions that stay open until they are answered or turned away, in the order in which they were let through. */
function provider(pace: Pace) {
  const open: PromiseWithResolvers<void>[] = []
  const results: Promise<unknown>[] = []
  const ask = (times: number) => {
    for (let time = 0; time < times; time += 1)
      results.push(
        pace
          .run(() => {
            const question = Promise.withResolvers<void>()
            open.push(question)
            return question.promise
          })
          .catch((error: unknown) => error),
      )
  }
  const settled = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  }
  return { ask, open, results, settled }
}

test('a provider that answers is asked more and more at once, up to the most', async () => {
  const pace = new Pace({ first: 2, most: 4 })
  const { ask, open, settled } = provider(pace)
  ask(60)
  await settled()
  expect(open).toHaveLength(2)
  let most = 0
  for (let answered = 0; answered < 60; answered += 1) {
    most = Math.max(most, open.length - answered)
    open[answered]?.resolve()
    await settled()
  }
  expect(most).toBe(4)
  expect(open).toHaveLength(60)
})

test('one that turns questions away is asked half as much at once, once for all that were under way, and not before its time', async () => {
  const pace = new Pace({ first: 8, most: 8 })
  const { ask, open, results, settled } = provider(pace)
  ask(12)
  await settled()
  expect(open).toHaveLength(8)
  for (const question of open.slice(0, 8)) question.reject(new AiError('busy', undefined, 60))
  await settled()
  expect(pace.atOnce).toBe(4)
  expect(open).toHaveLength(8)
  await expect.poll(() => open.length).toBe(12)
  for (const question of open.slice(8)) question.resolve()
  expect((await Promise.all(results)).filter((result) => result instanceof AiError)).toHaveLength(8)
})

test('an answer that fails for another reason slows nobody down', async () => {
  const pace = new Pace({ first: 3, most: 3 })
  await expect(pace.run(() => Promise.reject(new AiError('broken')))).rejects.toThrow(AiError)
  expect(pace.atOnce).toBe(3)
})
