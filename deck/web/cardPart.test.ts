import { expect, test } from 'vitest'
import { makeCard } from '../makeDeck.ts'
import { grafted } from './cardPart.ts'

test('a part that was given an older card overwrites nothing that has been typed elsewhere since', () => {
  const given = makeCard(1, { title: 'Old', points: 1 })
  const now = { ...given, title: 'Typed since' }
  expect(grafted(now, given, { ...given, points: 3 })).toEqual({ ...given, title: 'Typed since', points: 3 })
})
