import type { Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { idOf, mediaBefore, mediumOf, type H5pReader } from './h5pReader.ts'
import type { Params } from './params.ts'

const promptMax = 1000
const sideMax = 300
const longestAnswer = 5000

/** An answer in words that nobody grades. */
const askedIn = (content: H5pContent, prompt: string, extra: object = {}): Draft => ({
  type: 'question',
  ...content.head(),
  prompt: content.words(prompt, promptMax),
  kind: 'long',
  grading: 'none',
  ...extra,
})

/** A task that is turned over to see its solution. */
const guessTheAnswer: H5pReader = (content) => {
  const { params } = content
  const { before, picture } = mediumOf(content)
  return [
    ...before,
    {
      type: 'flip',
      ...content.head(),
      mode: 'browse',
      pairs: [
        {
          id: idOf(0),
          front: {
            text: content.words(params.at('taskDescription').text, sideMax),
            ...(picture && { picture }),
          },
          back: { text: content.words(params.at('solutionText').text, sideMax) },
        },
      ],
    },
  ]
}

const audioRecorder: H5pReader = (content) => [
  askedIn(content, content.params.at('title').text || content.title, { kind: 'audio' }),
]

const freeText: H5pReader = (content) => {
  const { params } = content
  return [
    askedIn(content, params.at('question').text, {
      grading: 'person',
      points: Math.min(100, Math.max(1, Math.round(params.at('maxScore').number(1)))),
    }),
  ]
}

const exportableText: H5pReader = (content) => [askedIn(content, content.params.at('label').text)]

/** Notes on a content: what H5P offers a field for is asked after it. */
const cornell: H5pReader = (content) => {
  const { params } = content
  const fields = params.at('notesFields')
  const titles = [
    ['recallTitle', 'recallPlaceholder', 'Recall'],
    ['notesTitle', 'notesPlaceholder', 'Notes'],
    ['summaryTitle', 'summaryPlaceholder', 'Summary'],
  ]
  const introduction = [params.at('headline').text, params.at('instructions').text]
    .filter((text) => text !== '')
    .join('<br>')
  return [
    ...content.text(introduction),
    ...content.inside([params.at('exerciseContent')]),
    ...titles.map(([title = '', hint = '', usual = '']) => {
      const said = fields.at(hint).text
      const prompt = fields.at(title).text || usual
      return askedIn(content, said === '' ? prompt : `${prompt}<br>${said}`)
    }),
  ]
}

/** A text of several parts, each with its share of the whole length. */
const structureStrip: H5pReader = (content) => {
  const { params } = content
  const sections = params.at('sections').list
  const weightOf = (section: Params) => Math.max(0, section.at('weight').number(1))
  const whole = sections.reduce((sum, section) => sum + weightOf(section), 0)
  const slack = params.at('behaviour', 'slack').number(10) / 100
  const lengthOf = (section: Params, name: string, way: number): number => {
    const length = params.at('behaviour', name).number(0)
    const own = whole === 0 ? 0 : Math.round((length * weightOf(section) * (1 + way * slack)) / whole)
    return Math.min(longestAnswer, Math.max(0, own))
  }
  if (sections.some((section) => weightOf(section) !== 1)) content.changed('weights', content.label)
  return [
    ...mediaBefore(content),
    ...content.text(params.at('taskDescription').text),
    ...sections.map((section) => {
      const parts = [section.at('title').text, section.at('description').text]
      const most = lengthOf(section, 'textLengthMax', 1)
      return askedIn(content, parts.filter((part) => part !== '').join('<br>'), {
        minLength: lengthOf(section, 'textLengthMin', -1),
        ...(most > 0 && { maxLength: most }),
      })
    }),
  ]
}

/** A page from elsewhere; one that came with the package is a program, and is not shown. */
const iframeEmbed: H5pReader = (content) => {
  const source = content.params.at('source').text.trim()
  if (source === '') return []
  if (!/^https?:\/\//i.test(source)) {
    content.left('h5pPart', source)
    return []
  }
  return [{ type: 'link', ...content.head(), url: source, how: 'embedded' }]
}

/** Sentences that are heard and typed. H5P counts words, the card sentences. */
const dictation: H5pReader = (content) => {
  const { params } = content
  const sentences = params.at('sentences').list
  const behaviour = params.at('behaviour')
  const tries = behaviour.at('tries').number(0)
  const isExact = behaviour.at('scoring', 'zeroMistakeMode').flag()
  const typoFactor = behaviour.at('scoring', 'typoFactor').text || '100'
  content.changed('scoringDiffers', content.label)
  content.drop(
    tries > 0 && `tries: ${tries}`,
    isExact && 'zeroMistakeMode',
    !behaviour.at('scoring', 'ignorePunctuation').flag(true) && 'ignorePunctuation',
  )
  const most = 60
  return [
    ...mediaBefore(content),
    {
      type: 'flip',
      ...content.answered(),
      mode: 'typed',
      intro: content.words(params.at('taskDescription').text, 500),
      shuffle: /^(once|onRetry)$/.test(behaviour.at('shuffleSentences').text),
      forgiveTypos: typoFactor === '0',
      pairs: content
        .first(sentences, most, (sentence) => sentence.at('text').text)
        .map((sentence, index) => {
          const [sample, slow] = ['sample', 'sampleAlternative'].map((name) => sentence.at(name).list[0])
          const sound = sample && content.media(sample, 'audio')
          if (slow) content.left('soundNoPlace', slow.at('path').text)
          return {
            id: idOf(index),
            front: {
              text: content.words(sentence.at('description').text, sideMax),
              ...(sound && { audio: sound.fileId }),
            },
            back: { text: content.words(sentence.at('text').text, sideMax) },
          }
        }),
    },
  ]
}

/** Contents of H5P whose answers are spoken, written or looked up, by their libraries. */
export const openReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.GuessTheAnswer': guessTheAnswer,
  'H5P.AudioRecorder': audioRecorder,
  'H5P.FreeTextQuestion': freeText,
  'H5P.ExportableTextArea': exportableText,
  'H5P.Cornell': cornell,
  'H5P.StructureStrip': structureStrip,
  'H5P.IFrameEmbed': iframeEmbed,
  'H5P.Dictation': dictation,
}
