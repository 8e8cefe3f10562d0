import type { Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { parted } from './h5pLong.ts'
import { idOf, type H5pReader } from './h5pReader.ts'
import type { Params } from './params.ts'

const maxPairs = 10
const maxOrdered = 12
const maxCaption = 300

/** The settings of contents of pictures, which have names of their own. */
function tries(content: H5pContent, retry: string, solution = ''): object {
  const behaviour = content.params.at('behaviour')
  const mayRetry = behaviour.at(retry).flag(true)
  const shows = solution === '' || behaviour.at(solution).flag(true)
  const showAnswer = shows ? (mayRetry ? 'afterLast' : 'afterAnswer') : 'never'
  return { attempts: { max: mayRetry ? null : 1, showAnswer } }
}

/** Pictures that belong together; one without a counterpart belongs to itself. */
const imagePair: H5pReader = (content) => {
  const cards = content.params.at('cards').list
  const pairs = cards.flatMap((card, index) => {
    const picture = content.picture(card.at('image'), card.at('imageAlt').text)
    const other = card.at('match', 'path').isThere
      ? content.picture(card.at('match'), card.at('matchAlt').text)
      : picture
    if (!picture && !other) return []
    return [
      {
        id: idOf(index),
        ...(picture && { picture }),
        answer: { id: `a${index + 1}`, ...(other && { picture: other }) },
      },
    ]
  })
  if (pairs.length > maxPairs) content.changed('pairsSplit', content.label)
  return parted(pairs, maxPairs).map((own): Draft => ({
    type: 'match',
    ...content.answered(),
    ...tries(content, 'allowRetry'),
    points: 1,
    question: content.words(content.params.at('taskDescription').text, 500),
    pairs: own,
  }))
}

/** Pictures stand in their right order. H5P counts those that are in their places. */
const imageSequencing: H5pReader = (content) => {
  const { params } = content
  const pictures = params.at('sequenceImages').list
  const saidOf = (item: Params) => content.plain(item.at('imageDescription').text)
  for (const item of pictures)
    if (item.at('audio').list.length > 0) content.left('soundNoPlace', saidOf(item))
  content.changed('scoringDiffers', content.label)
  return [
    {
      type: 'order',
      ...content.answered(),
      ...tries(content, 'enableRetry', 'enableSolution'),
      question: content.words(params.at('taskDescription').text, 500),
      items: content.first(pictures, maxOrdered, saidOf).map((item, index) => {
        const picture = content.picture(item.at('image'), item.at('imageDescription').text)
        return {
          id: idOf(index),
          text: content.words(item.at('imageDescription').text, 200),
          ...(picture && { picture }),
        }
      }),
    },
  ]
}

/** Two pictures are compared; of more each has its words under it. */
const agamotto: H5pReader = (content) => {
  const { params } = content
  const items = params.at('items').list
  const files = items.map((item) => item.at('image'))
  for (const item of items)
    if (item.at('audio').list.length > 0) content.left('soundNoPlace', item.at('labelText').text)
  const pictureOf = (medium: Params | undefined) =>
    medium && content.picture(medium.at('params', 'file'), medium.at('params', 'alt').text)
  const question = content.words(params.at('title').text, 500)
  const isPlain = items.every((item) => content.plain(item.at('description').text) === '')
  if (items.length === 2 && isPlain) {
    const [before, after] = files.map(pictureOf)
    const [one, other] = items.map((item) => content.words(item.at('labelText').text, 40))
    return [
      {
        type: 'compare',
        ...content.head(),
        question,
        ...(before && { before }),
        beforeLabel: one,
        ...(after && { after }),
        afterLabel: other,
      },
    ]
  }
  const shown = items.flatMap((item, index) => {
    const picture = pictureOf(files[index])
    const said = [item.at('labelText').text, item.at('description').text].map((text) => content.plain(text))
    const caption = content.fitted(said.filter((text) => text !== '').join('\n'), maxCaption)
    return picture ? [{ ...picture, caption }] : []
  })
  return [...(question === '' ? [] : content.text(params.at('title').text)), ...content.gallery(shown)]
}

/** Pictures that follow one another, each with its heading and words. */
const pictureSlider: H5pReader = (content) =>
  content.gallery(
    content.params.at('images').list.map((item) => {
      const said = [item.at('header').text, item.at('text').text].map((text) => content.plain(text))
      const picture = content.picture(item.at('image'), said.filter((text) => text !== '').join(': '))
      return picture && { ...picture, caption: content.words(item.at('text').text, maxCaption) }
    }),
  )

/** Contents of pictures that are paired, ordered or looked at, by their libraries. */
export const pictureReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.ImagePair': imagePair,
  'H5P.ImageSequencing': imageSequencing,
  'H5P.Agamotto': agamotto,
  'H5P.PictureSlider': pictureSlider,
}
