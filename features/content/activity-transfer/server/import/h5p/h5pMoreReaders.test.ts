import { describe, expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { readDocument } from '../readDocument.ts'
import { drawnPicture } from '../makeDocument.ts'
import { makeH5p } from './makeH5p.ts'

const picture = await drawnPicture()
const wav = Buffer.concat([Buffer.from('RIFF\u0024\0\0\0WAVEfmt \u0010\0\0\0', 'latin1'), Buffer.alloc(200)])
const read = async (library: string, content: object) =>
  readDocument(
    await makeH5p(library, content, [
      ['content/images/a.png', picture],
      ['content/images/b.png', Buffer.from(await drawnPicture(60, 40))],
      ['content/audios/a.wav', wav],
    ]),
    'made.h5p',
  )
const scaledOf = (card: Card | undefined, response: object) => {
  if (!card) throw new Error('a card')
  expect(cardOf(card.type).answering.accepts(card, response)).toBe(true)
  return cardOf(card.type).answering.score(card, response).scaled
}
const problemsOf = (cards: readonly Card[]) =>
  cards.flatMap((card) => cardOf(card.type).content.problems(card))
const file = (name: string) => ({ path: `images/${name}.png`, mime: 'image/png' })
const shown = (name: string, alt: string) => ({
  library: 'H5P.Image 1.1',
  params: { file: file(name), alt },
})
const losses = (rows: readonly { reason: string | null; text: string }[]) =>
  rows.filter(({ reason }) => reason !== null).map(({ reason, text }) => [reason, text])

describe('contents of libraries that have a card of another name, by what their semantics say', () => {
  test('pictures that belong together are matched, a point for each pair', async () => {
    const { cards, files } = await read('H5P.ImagePair', {
      taskDescription: 'Match them',
      cards: [
        { image: file('a'), imageAlt: 'A hen', match: file('b'), matchAlt: 'An egg' },
        { image: file('b'), imageAlt: 'A cow' },
      ],
      behaviour: { allowRetry: false },
    })
    expect(cards).toMatchObject([
      {
        type: 'match',
        question: 'Match them',
        attempts: { max: 1 },
        pairs: [
          { picture: { alt: 'A hen' }, answer: { picture: { alt: 'An egg' } } },
          { picture: { alt: 'A cow' }, answer: { picture: { alt: 'A cow' } } },
        ],
      },
    ])
    expect([files.length, problemsOf(cards)]).toEqual([2, []])
    const link = (pairId: string, answerId: string) => ({ pairId, answerId })
    expect(scaledOf(cards[0], { links: [link('p1', 'a1'), link('p2', 'a2')] })).toBe(1)
    expect(scaledOf(cards[0], { links: [link('p1', 'a2'), link('p2', 'a1')] })).toBe(0)
  })

  test('pictures in a sequence are put in order', async () => {
    const { cards, rows } = await read('H5P.ImageSequencing', {
      taskDescription: 'How does it go?',
      sequenceImages: ['First', 'Then', 'Last'].map((imageDescription) => ({
        image: file('a'),
        imageDescription,
      })),
      behaviour: { enableSolution: false, enableRetry: true },
    })
    expect(cards).toMatchObject([
      {
        type: 'order',
        attempts: { max: null, showAnswer: 'never' },
        items: [{ text: 'First', picture: { alt: 'First' } }, { text: 'Then' }, { text: 'Last' }],
      },
    ])
    expect(losses(rows)).toEqual([['scoringDiffers', 'Made for a test']])
    expect(scaledOf(cards[0], { itemIds: ['p1', 'p2', 'p3'] })).toBe(1)
    expect(scaledOf(cards[0], { itemIds: ['p3', 'p2', 'p1'] })).toBe(0)
    expect(problemsOf(cards)).toEqual([])
  })

  test('two pictures that blend are compared, more become a gallery with their words', async () => {
    const item = (name: string, labelText: string, description = '') => ({
      image: shown(name, labelText),
      labelText,
      description,
    })
    const two = await read('H5P.Agamotto', { title: 'Ice', items: [item('a', '1950'), item('b', '2020')] })
    expect(two.cards).toMatchObject([
      { type: 'compare', question: 'Ice', beforeLabel: '1950', afterLabel: '2020' },
    ])
    const more = await read('H5P.Agamotto', {
      items: [item('a', '1950', '<p>Much</p>'), item('b', '1990'), item('a', '2020', 'Little')],
    })
    expect(more.cards).toMatchObject([
      {
        type: 'image',
        pictures: [
          { media: { caption: '1950\nMuch' } },
          { media: { caption: '1990' } },
          { media: { caption: '2020\nLittle' } },
        ],
      },
    ])
  })

  test('several places on a picture are found, as many as its author asks for', async () => {
    const spot = (x: number, correct: boolean) => ({
      userSettings: { correct, feedbackText: correct ? 'Yes' : 'No' },
      computedSettings: { x, y: 10, width: 10, height: 10, figure: 'rectangle' },
    })
    const { cards } = await read('H5P.ImageMultipleHotspotQuestion', {
      imageMultipleHotspotQuestion: {
        backgroundImageSettings: { questionTitle: 'Trees', backgroundImage: file('a') },
        hotspotSettings: {
          taskDescription: 'Find two trees',
          numberHotspots: 2,
          hotspot: [spot(0, true), spot(20, true), spot(40, true), spot(60, false)],
        },
      },
    })
    expect(cards).toMatchObject([
      { type: 'place', mode: 'hotspot', question: 'Find two trees', finds: 2, picture: { fileId: 1 } },
    ])
    const pointed = (...xs: number[]) => ({
      placed: [],
      zoneIds: [],
      points: xs.map((x) => ({ x, y: 0.15 })),
    })
    expect(scaledOf(cards[0], pointed(0.05, 0.25))).toBe(1)
    expect(scaledOf(cards[0], pointed(0.05, 0.65))).toBe(0.5)
    expect(scaledOf(cards[0], pointed(0.65))).toBe(0)
  })

  test('texts are put into their groups', async () => {
    const { cards } = await read('H5P.TextGrouping', {
      question: '<p>Animal or plant?</p>',
      textGroups: [
        { groupName: 'Animals', textElements: ['<p>Hen</p>', 'Cow'] },
        { groupName: 'Plants', textElements: ['Oak'] },
      ],
      behaviour: { singlePoint: false },
    })
    expect(cards).toMatchObject([
      {
        type: 'place',
        zones: [
          { label: 'Animals', x: 0, width: 0.5 },
          { label: 'Plants', x: 0.5 },
        ],
        things: [{ text: 'Hen', zoneIds: ['p1'] }, { text: 'Cow' }, { text: 'Oak', zoneIds: ['p2'] }],
      },
    ])
    const placed = (...zones: string[]) => ({
      placed: zones.map((zoneId, index) => ({ thingId: `t${index + 1}`, zoneId })),
      points: [],
      zoneIds: [],
    })
    expect(scaledOf(cards[0], placed('p1', 'p1', 'p2'))).toBe(1)
    expect(scaledOf(cards[0], placed('p1', 'p1', 'p1'))).toBeCloseTo(2 / 3)
    expect(problemsOf(cards)).toEqual([])
  })

  test('sentences are heard and typed, and what the card counts otherwise is named', async () => {
    const { cards, rows } = await read('H5P.Dictation', {
      taskDescription: '<p>Listen</p>',
      sentences: [
        { description: 'Slowly', sample: [{ path: 'audios/a.wav' }], text: 'The cake is a lie.' },
        { sample: [{ path: 'audios/a.wav' }], text: 'So it is!' },
      ],
      behaviour: { tries: 2, scoring: { zeroMistakeMode: true, typoFactor: '0' } },
    })
    expect(cards).toMatchObject([
      {
        type: 'flip',
        mode: 'typed',
        intro: 'Listen',
        forgiveTypos: true,
        pairs: [{ front: { text: 'Slowly' } }, {}],
      },
    ])
    const typed = (...texts: string[]) => ({
      mode: 'typed',
      pairs: texts.map((text, index) => ({ id: `p${index + 1}`, text })),
    })
    expect(scaledOf(cards[0], typed('the cake is a lie', 'So it is'))).toBe(1)
    expect(scaledOf(cards[0], typed('the cake is a lie', 'no'))).toBe(0.5)
    expect(scaledOf(cards[0], typed('a', 'b'))).toBe(0)
    expect(losses(rows)).toEqual(
      expect.arrayContaining([
        ['scoringDiffers', 'Made for a test'],
        ['settingDropped', 'tries: 2'],
        ['settingDropped', 'zeroMistakeMode'],
      ]),
    )
  })

  test('low lines in a text are gaps with the answers of the list beside it', async () => {
    const blank = (correctAnswerText: string, hint: string, ...wrong: string[]) => ({
      correctAnswerText,
      hint,
      incorrectAnswersList: wrong.map((incorrectAnswerText) => ({
        incorrectAnswerText,
        incorrectAnswerFeedback: `Not ${incorrectAnswerText}`,
      })),
    })
    const content = (mode: string) => ({
      content: {
        task: 'Fill in',
        blanksText: '<p>The !!sky!! is ____, the [old] sun ___.</p>',
        blanksList: [blank('blue/azure', 'Look up', 'red'), blank('yellow', '', 'green')],
      },
      behaviour: { mode, caseSensitive: true, spellingErrorBehaviour: 'mistake' },
    })
    const typed = await read('H5P.AdvancedBlanks', content('typing'))
    expect(typed.cards).toMatchObject([
      {
        type: 'blanks',
        entry: 'typed',
        text: 'The sky is [blue|azure], the \\[old\\] sun [yellow].',
        ignoreCase: false,
        typos: 0,
        hints: ['Look up'],
      },
    ])
    expect(losses(typed.rows)).toEqual([
      ['feedbackDropped', 'Not red'],
      ['feedbackDropped', 'Not green'],
      ['otherAnswer', 'red'],
      ['otherAnswer', 'green'],
    ])
    expect(scaledOf(typed.cards[0], { answers: ['azure', 'yellow'] })).toBe(1)
    expect(scaledOf(typed.cards[0], { answers: ['azure', 'Yellow'] })).toBe(0.5)
    const bank = await read('H5P.AdvancedBlanks', content('selection'))
    expect(bank.cards).toMatchObject([{ entry: 'bank', distractors: ['red', 'green'] }])
    expect(losses(bank.rows)[2]).toEqual(['bankShared', 'Made for a test'])
  })

  test.each([
    [
      'H5P.GuessTheAnswer',
      { taskDescription: '<p>Who is it?</p>', media: shown('a', 'A queen'), solutionText: 'Ada' },
      [
        {
          type: 'flip',
          mode: 'browse',
          pairs: [{ front: { text: 'Who is it?', picture: { alt: 'A queen' } }, back: { text: 'Ada' } }],
        },
      ],
    ],
    [
      'H5P.AudioRecorder',
      { title: 'Count to five!' },
      [{ type: 'question', kind: 'audio', prompt: 'Count to five!', grading: 'none' }],
    ],
    [
      'H5P.FreeTextQuestion',
      { question: 'Why?', maxScore: 3 },
      [{ type: 'question', kind: 'long', prompt: 'Why?', grading: 'person', points: 3 }],
    ],
    [
      'H5P.IFrameEmbed',
      { source: 'https://example.com/page', width: '500' },
      [{ type: 'link', url: 'https://example.com/page', how: 'embedded' }],
    ],
    [
      'H5P.Cornell',
      {
        headline: 'Bees',
        instructions: '<p>Listen</p>',
        exerciseContent: { library: 'H5P.AdvancedText 1.1', params: { text: '<p>They dance</p>' } },
        notesFields: { recallTitle: 'Cues', summaryTitle: 'Sum', summaryPlaceholder: 'In short' },
      },
      [
        { type: 'text' },
        { type: 'text' },
        { prompt: 'Cues', kind: 'long', grading: 'none' },
        { prompt: 'Notes' },
        { prompt: 'Sum\nIn short' },
      ],
    ],
    [
      'H5P.StructureStrip',
      {
        sections: [
          { title: 'Start', weight: 1 },
          { title: 'End', description: '<p>Shortly</p>', weight: 1 },
        ],
        behaviour: { slack: 10, textLengthMin: 100, textLengthMax: 200 },
      },
      [{ prompt: 'Start', minLength: 45, maxLength: 110 }, { prompt: 'End\nShortly' }],
    ],
    [
      'H5P.PictureSlider',
      { images: [{ header: 'Fog', image: file('a'), text: 'It is low' }] },
      [{ type: 'image', pictures: [{ media: { alt: 'Fog: It is low', caption: 'It is low' } }] }],
    ],
  ])('%s becomes cards that can be published', async (library, content, expected) => {
    const { cards, rows } = await read(library, content)
    expect(cards).toMatchObject(expected)
    expect(problemsOf(cards)).toEqual([])
    expect(rows.every(({ outcome }) => outcome === 'taken')).toBe(true)
  })

  test('a page that came with its package is a program, and is named', async () => {
    const { cards, rows } = await read('H5P.IFrameEmbed', { source: 'page/index.html' })
    expect(cards).toEqual([])
    expect(losses(rows)).toEqual([['h5pPart', 'page/index.html']])
  })
})
