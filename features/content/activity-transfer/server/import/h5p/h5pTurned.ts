import type { Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { idOf, type H5pReader } from './h5pReader.ts'
import { Params } from './params.ts'

const maxPairs = 60

/** What stands on a pair, as plain text. */
interface FlipSides {
  readonly front: string
  readonly back: string
  readonly tip: string
  readonly accepted?: readonly string[]
}

function pairOf(content: H5pContent, card: Params, index: number, { front, back, tip, accepted }: FlipSides) {
  const picture = content.picture(card.at('image'), card.at('imageAltText').text)
  const sound = card.at('audio').list.map((file) => content.media(file, 'audio'))[0]
  return {
    id: idOf(index),
    front: {
      text: content.fitted(front, 300),
      ...(picture && { picture }),
      ...(sound && { audio: sound.fileId }),
    },
    back: { text: content.fitted(back, 300) },
    tip: content.fitted(tip, 200),
    ...(accepted && { accepted: content.first(accepted, 5, (answer) => answer) }),
  }
}

function flipOf(content: H5pContent, mode: string, intro: string, pairs: readonly object[]): Draft[] {
  const count = Math.ceil(pairs.length / maxPairs)
  return Array.from({ length: count }, (_, index) => ({
    type: 'flip',
    ...content.head(),
    ...(mode === 'typed' && { points: 1 }),
    mode,
    intro: content.words(intro, 500),
    shuffle: content.params.at('behaviour', 'randomCards').flag(),
    pairs: pairs.slice(index * maxPairs, (index + 1) * maxPairs),
  }))
}

const dialogCards: H5pReader = (content) => {
  const { params } = content
  const mode = params.at('mode').text === 'repetition' ? 'repetition' : 'browse'
  const pairs = params.at('dialogs').list.map((card, index) => {
    const said = (...path: readonly string[]) => content.plain(card.at(...path).text)
    const behind = content.plain(card.at('tips', 'back').text)
    if (behind !== '') content.left('h5pPart', behind)
    return pairOf(content, card, index, {
      front: said('text'),
      back: said('answer'),
      tip: said('tips', 'front'),
    })
  })
  const intro = [params.at('title').text, params.at('description').text].join(' ')
  return flipOf(content, mode, intro, pairs)
}

/** The answer is typed; several that are right are parted by a stroke. */
const flashcards: H5pReader = (content) => {
  const pairs = content.params.at('cards').list.map((card, index) => {
    // A stroke behind a backslash is one.
    const [back = '', ...accepted] = content
      .plain(card.at('answer').text)
      .split(/(?<!\\)\//)
      .map((answer) => answer.replaceAll('\\/', '/').trim())
    const tip = content.plain(card.at('tip', 'tip').text || card.at('tip').text)
    return pairOf(content, card, index, { front: content.plain(card.at('text').text), back, tip, accepted })
  })
  content.drop(content.params.at('caseSensitive').flag() && 'caseSensitive')
  return flipOf(content, 'typed', content.params.at('description').text, pairs)
}

/** Pairs face down; a card without a second picture is found twice. */
const memoryGame: H5pReader = (content) => {
  const cards = content.params.at('cards').list
  const used = content.params.at('behaviour', 'numCardsToUse').number(0)
  content.drop(used > 0 && used < cards.length && `numCardsToUse: ${used}`)
  const side = (card: Params, image: string, alt: string, audio: string) => {
    const picture = content.picture(card.at(image), card.at(alt).text)
    const sound = card.at(audio).list.map((file) => content.media(file, 'audio'))[0]
    return { ...(picture && { picture }), ...(sound && { audio: sound.fileId }) }
  }
  return [
    {
      type: 'memory',
      ...content.head(),
      pairs: content
        .first(cards, maxMemoryPairs, (card) => card.at('imageAlt').text)
        .map((card, index) => ({
          id: idOf(index),
          first: side(card, 'image', 'imageAlt', 'audio'),
          second: side(card, 'match', 'matchAlt', 'matchAudio'),
          same: !card.at('match', 'path').isThere,
          remark: content.words(card.at('description').text, 300),
        })),
    },
  ]
}
const maxMemoryPairs = 24

/** Moments as they stand in the file, which H5P sorts by their dates; their texts lose their formats. */
const timeline: H5pReader = (content) => {
  const root = content.params.at('timeline')
  const dates = root.at('date').list
  for (const headline of root.at('era').list.map((era) => content.plain(era.at('headline').text)))
    if (headline !== '') content.left('h5pPart', headline)
  const shown = root.at('asset', 'media').text
  if (shown !== '') content.left('pictureElsewhere', shown)
  const background = content.picture(root.at('backgroundImage'), '')
  return [
    ...content.text(root.at('text').text),
    ...content.gallery([background], ''),
    {
      type: 'timeline',
      ...content.head(),
      question: content.words(root.at('headline').text, 500),
      moments: content
        .first(dates, maxMoments, (moment) => content.plain(moment.at('headline').text))
        .toSorted((one, other) => yearOf(one) - yearOf(other))
        .map((moment, index) => {
          const medium = moment.at('asset')
          const picture = content.picture(medium.at('thumbnail'), medium.at('caption').text)
          const credit = content.plain(medium.at('credit').text)
          if (credit !== '') content.left('h5pPart', credit)
          if (!picture && medium.at('media').text !== '')
            content.left('pictureElsewhere', medium.at('media').text)
          return {
            id: idOf(index),
            date: content.words(datesOf(moment), 60),
            title: content.words(moment.at('headline').text, 120),
            body: content.words(moment.at('text').text, 1000),
            ...(picture && { picture }),
          }
        }),
    },
  ]
}
const maxMoments = 30
/** When it began, and when it ended where that is another day. */
function datesOf(moment: Params): string {
  const [start, end] = ['startDate', 'endDate'].map((name) => moment.at(name).text.replaceAll(',', '-'))
  return end && end !== start ? `${start} – ${end}` : (start ?? '')
}
const yearOf = (moment: Params): number => new Params(moment.at('startDate').text.split(',')[0]).number(0)

/** Cards of H5P that are turned, found or walked through, by their libraries. */
export const turnedReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.Dialogcards': dialogCards,
  'H5P.Flashcards': flashcards,
  'H5P.MemoryGame': memoryGame,
  'H5P.Timeline': timeline,
}
