import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardTypes } from '#cards/index.ts'
import { anyCard } from '../../testing/anyCard.ts'
import { activityDocument, documentFormat, documentVersion } from '../../activityDocument.ts'
import { readLectern } from '../import/readLectern.ts'

test.each(cardTypes)('whatever a card of %s holds, Lectern’s own file brings it back', (type) => {
  fc.assert(
    fc.property(anyCard(type), anyCard('text'), (card, text) => {
      const cards = [card, { ...text, id: 100 }]
      const document = {
        format: documentFormat,
        version: documentVersion,
        exportedAt: '2026-01-01T00:00:00.000Z',
        activity: { title: 'All', tags: [], competencyPoints: [] },
        abilities: [],
        files: [],
        cards,
      }
      const read = readLectern(JSON.stringify(activityDocument.parse(document)))
      expect(read.cards).toEqual(cards)
      expect(read.rows.map(({ outcome }) => outcome)).toEqual(['taken', 'taken'])
    }),
    { numRuns: 60 },
  )
})
