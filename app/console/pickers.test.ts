import { expect, test } from 'vitest'
import { aiImageEndpoints } from '#features/ai/ai-image/ai-image.contract.ts'
import { activityCardEndpoints } from '#features/content/activity/activityCard.contract.ts'
import { pictureMaker } from '#kit/feature/web/kitSettings.ts'
import type { Address } from '#kit/http/web/lightEndpoint.ts'
import './pickers.ts'

test('pictures are drawn at the addresses of their contract', () => {
  const { generations, choices } = aiImageEndpoints
  const addressOf = ({ method, path, effect }: Address) => ({ method, path, effect })
  expect(pictureMaker()).toEqual({
    who: generations.who,
    state: addressOf(activityCardEndpoints.aiState),
    generations: addressOf(generations),
    choices: addressOf(choices),
  })
})
