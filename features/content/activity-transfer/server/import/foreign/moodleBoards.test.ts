import { describe, expect, test } from 'vitest'
import { encodeWav } from '#kit/audio/wav.ts'
import { parse } from 'zod/mini'
import { cardOf } from '#cards/index.ts'
import { orderSchema } from '#cards/order/order.schema.ts'
import { placeSchema } from '#cards/place/place.schema.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { sizeOf } from '../rich/pictureSize.ts'

const read = (type: string, inside: string, html = '<p>Task</p>', files = '') =>
  readDocument(
    Buffer.from(
      `<quiz><question type="${type}"><name><text>N</text></name><questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext>${inside}</question></quiz>`,
    ),
    'quiz.xml',
  )
const file = (name: string, bytes: Buffer) =>
  `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`
const losses = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.flatMap(({ reason, text }) => (reason ? [[reason, text]] : []))

describe('items to be put in order', () => {
  const items = ['two', 'three', 'one']
    .map((text, index) => `<answer fraction="${[2, 3, 1][index]}.0000000"><text>${text}</text></answer>`)
    .join('')

  test.each([
    ['ABSOLUTE_POSITION', [['scoringDiffers', 'three → two → one: 33 % → 0 %']]],
    ['ALL_OR_NOTHING', []],
    ['LONGEST_ORDERED_SUBSET', [['scoringUnknown', 'LONGEST_ORDERED_SUBSET']]],
  ])('are sorted by their fractions, whatever %s counts', async (grading, lost) => {
    const result = await read('ordering', `<gradingtype>${grading}</gradingtype>${items}`)
    const [card] = result.cards
    expect(card && parse(orderSchema, card).items.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(losses(result)).toEqual(lost)
  })

  test('of which only some are shown there say so', async () => {
    const result = await read(
      'ordering',
      `<selecttype>RANDOM</selecttype><selectcount>2</selectcount>${items}`,
    )
    expect(losses(result)).toEqual([['settingDropped', 'selecttype: RANDOM 2']])
  })
})

describe('things on a picture', () => {
  const ready = async () => {
    const picture = await drawnPicture()
    const size = sizeOf(picture)
    if (!size) throw new Error('a size')
    return { picture, ...size }
  }

  test('lie where their corners go, and one without a place is a distractor', async () => {
    const { picture, width, height } = await ready()
    const drag = (no: number, text: string) =>
      `<drag><no>${no}</no><text>${text}</text><draggroup>1</draggroup></drag>`
    const drop = (no: number, choice: number, x: number) =>
      `<drop><text></text><no>${no}</no><choice>${choice}</choice><xleft>${x}</xleft><ytop>0</ytop></drop>`
    const { cards, files } = await read(
      'ddimageortext',
      `${file('map.png', picture)}${drag(1, 'ridge')}${drag(2, 'shelf')}${drag(3, 'moon')}${drop(1, 2, 0)}${drop(2, 1, width / 2)}`,
    )
    const [card] = cards
    if (!card) throw new Error('a card')
    const place = parse(placeSchema, card)
    expect(files).toHaveLength(1)
    expect(place.zones.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0.5, 0],
    ])
    expect(place.zones[0]?.height).toBeCloseTo(Math.min(1, 30 / height))
    const [first, second] = place.zones
    expect(place.things.map(({ text, zoneIds }) => [text, zoneIds])).toEqual([
      ['ridge', [second?.id]],
      ['shelf', [first?.id]],
      ['moon', []],
    ])
    const placed = place.things
      .filter(({ zoneIds }) => zoneIds.length > 0)
      .map(({ id, zoneIds }) => ({ thingId: id, zoneId: zoneIds[0] }))
    const score = cardOf('place').answering.score(card, { placed, points: [], zoneIds: [] })
    expect((await score).scaled).toBe(1)
  })

  test('that are markers lie within circles, rectangles and polygons, as often as they have places', async () => {
    const { picture, width, height } = await ready()
    const drop = (shape: string, coords: string, choice: number) =>
      `<drop><no>1</no><shape>${shape}</shape><coords>${coords}</coords><choice>${choice}</choice></drop>`
    const result = await read(
      'ddmarker',
      `${file('map.png', picture)}
      <drag><no>1</no><text>Station</text><noofdrags>2</noofdrags></drag><drag><no>2</no><text>Park</text><infinite/></drag>
      ${drop('circle', `${width / 2},${height / 2};${width / 4}`, 1)}${drop('rectangle', `0,0;${width / 4},${height / 2}`, 1)}
      ${drop('polygon', `0,0;${width},0;0,${height}`, 2)}${drop('circle', 'nowhere', 2)}`,
    )
    const [card] = result.cards
    const place = parse(placeSchema, card)
    expect(place.zones).toMatchObject([
      { shape: 'ellipse', x: 0.25, width: 0.5 },
      { shape: 'box', x: 0, y: 0, width: 0.25, height: 0.5 },
      { shape: 'box', x: 0, y: 0, width: 1, height: 1 },
    ])
    const [circle, rectangle, polygon] = place.zones.map(({ id }) => id)
    expect(place.things.map(({ text, zoneIds }) => [text, zoneIds])).toEqual([
      ['Station', [circle, rectangle]],
      ['Station', [circle, rectangle]],
      ['Park', [polygon]],
    ])
    expect(losses(result).map(([reason]) => reason)).toEqual(['shapeChanged', 'syntax'])
  })

  test('of which the picture is missing are named', async () => {
    expect(losses(await read('ddmarker', '<drag><no>1</no><text>A</text></drag>'))).toEqual([
      ['unknownQuestion', 'N'],
    ])
  })
})

describe('files beside a text', () => {
  const tone = Buffer.from(encodeWav([new Float32Array(800)], 8000))
  const options =
    '<single>true</single><answer fraction="100"><text>Yes</text></answer><answer fraction="0"><text>No</text></answer>'

  test.each([
    ['a player', '<p>Listen</p><audio controls><source src="@@PLUGINFILE@@/a%20tone.wav">Old</audio>'],
    ['a link', '<p>Listen</p><a href="@@PLUGINFILE@@/a%20tone.wav">a tone.wav</a>'],
  ])('that %s plays stand on a card before', async (_name, html) => {
    const result = await read('multichoice', options, html, file('a tone.wav', tone))
    expect(result.cards.map(({ type }) => type)).toEqual(['audio', 'choice'])
    expect(result.cards[1]).toMatchObject({ question: 'Listen' })
    expect(result.files.map(({ name, purpose }) => [name, purpose])).toEqual([['a tone.wav', 'audio']])
    expect(losses(result)).toEqual([])
  })

  test('that are missing, or no card plays, are named', async () => {
    const html =
      '<p>Read</p><audio src="@@PLUGINFILE@@/gone.mp3"></audio><a href="@@PLUGINFILE@@/sheet.pdf">Sheet</a>'
    expect(losses(await read('multichoice', options, html))).toEqual([
      ['fileMissing', 'gone.mp3'],
      ['linkDropped', 'sheet.pdf'],
    ])
  })
})
