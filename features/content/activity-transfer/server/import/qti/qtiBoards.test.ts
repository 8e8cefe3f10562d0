import { describe, expect, test } from 'vitest'
import { cardOf } from '#cards/index.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { declared, mapping, mapResponse, matchCorrect, qtiItem, qtiPackage } from './samples/makeQti.ts'

const read = async (parts: Parameters<typeof qtiItem>[0]) => {
  const files = {
    'a.xml': qtiItem(parts),
    'map.png': await drawnPicture(200, 100),
    'bee.png': await drawnPicture(20, 20),
  }
  return readDocument(await qtiPackage(files), 'boards.zip')
}

describe('pairs of which a side has several', () => {
  const part = (id: string) =>
    `<simpleAssociableChoice identifier="${id}" matchMax="0">Part ${id}</simpleAssociableChoice>`
  test('become a choice for each, that scores the pairs of its own', async () => {
    const right = ['a x', 'a y', 'b y', 'b z']
    const { cards, rows } = await read({
      declarations: declared(
        'multiple',
        'directedPair',
        right,
        mapping({ 'a x': 1, 'a y': 1, 'a z': -2, 'b y': 1, 'b z': 1, 'b x': -2 }),
      ),
      body: `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="0"><prompt>Which?</prompt><simpleMatchSet>${part('a')}${part('b')}</simpleMatchSet><simpleMatchSet>${part('x')}${part('y')}${part('z')}</simpleMatchSet></matchInteraction>`,
      processing: mapResponse,
    })
    expect(cards).toMatchObject([
      {
        type: 'composite',
        cards: [
          {
            type: 'choice',
            kind: 'multi',
            points: 2,
            options: [{ correct: true }, { correct: true }, { correct: false }],
          },
          {
            type: 'choice',
            kind: 'multi',
            points: 2,
            options: [{ correct: false }, { correct: true }, { correct: true }],
          },
        ],
      },
    ])
    expect(rows.map(({ reason }) => reason)).not.toContain('scoringDiffers')
  })
})

describe('a picture', () => {
  test('that says no size is measured, and shapes of many corners become the box around them', async () => {
    const { cards, rows } = await read({
      declarations: declared('single', 'identifier', ['A']),
      body: '<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Where?</prompt><img src="map.png" alt="A map"/><hotspotChoice identifier="A" shape="poly" coords="0,0,50,0,50,50,0,50" hotspotLabel="Barn"/><hotspotChoice identifier="B" shape="circle" coords="150,50,20"/></hotspotInteraction>',
      processing: matchCorrect,
    })
    expect(cards).toMatchObject([
      {
        type: 'place',
        mode: 'hotspot',
        picture: { alt: 'A map' },
        zones: [
          { label: 'Barn', shape: 'box', x: 0, y: 0, width: 0.25, height: 0.5, isRight: true },
          { label: '2', shape: 'ellipse', x: 0.65, y: 0.3, width: 0.2, height: 0.4, isRight: false },
        ],
      },
    ])
    expect(rows.flatMap(({ reason, text }) => (reason ? [[reason, text]] : []))).toEqual([
      ['shapeChanged', 'Barn'],
    ])
  })

  test('has pictures put on it, with what they show', async () => {
    const { cards, files } = await read({
      declarations: declared('multiple', 'directedPair', ['P h'], mapping({ 'P h': 1 })),
      body: '<graphicGapMatchInteraction responseIdentifier="RESPONSE"><prompt>Where?</prompt><object type="image/png" data="map.png" width="200" height="100">A map</object><gapImg identifier="P" matchMax="1"><object type="image/png" data="bee.png" width="20" height="20">A bee</object></gapImg><associableHotspot identifier="h" shape="rect" coords="0,0,50,50" matchMax="1" hotspotLabel="Hive"/></graphicGapMatchInteraction>',
      processing: mapResponse,
    })
    expect(files).toHaveLength(2)
    expect(cards).toMatchObject([{ type: 'place', things: [{ picture: { alt: 'A bee' } }] }])
    for (const card of cards) expect(cardOf(card.type).content.problems(card)).toEqual([])
  })
})
