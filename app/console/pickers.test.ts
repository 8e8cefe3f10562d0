import { expect, test } from 'vitest'
import { aiImageEndpoints } from '#features/ai/ai-image/ai-image.contract.ts'
import { pictureMaker } from '#kit/feature/web/kitSettings.ts'
import './pickers.ts'

test('pictures are drawn at the addresses of their contract', () => {
  const { generations, choices } = aiImageEndpoints
  const addressOf = ({ method, path, effect }: typeof generations | typeof choices) => ({
    method,
    path,
    effect,
  })
  expect(pictureMaker()).toEqual({ generations: addressOf(generations), choices: addressOf(choices) })
})
