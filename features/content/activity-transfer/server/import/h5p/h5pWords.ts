import type { H5pContent } from './h5pContent.ts'
import { idOf, type H5pReader } from './h5pReader.ts'

const maxWords = 40
const wordMax = 40
const clueMax = 200

/** The program lays the words out anew, as H5P does for words without a fixed place. */
const crossword: H5pReader = (content) => {
  const { params } = content
  const behaviour = params.at('behaviour')
  const words = params.at('words').list.filter((word) => content.plain(word.at('answer').text) !== '')
  const pool = behaviour.at('poolSize').number(0)
  content.drop(
    words.some((word) => word.at('fixWord').flag()) && 'fixWord',
    behaviour.at('enableInstantFeedback').flag() && 'enableInstantFeedback',
    behaviour.at('applyPenalties').flag() && 'applyPenalties',
    pool > 0 && pool < words.length && `poolSize: ${pool}`,
    params.at('solutionWord').text !== '' && `solutionWord: ${params.at('solutionWord').text}`,
  )
  return [
    {
      type: 'crossword',
      ...content.answered(),
      question: content.words(params.at('taskDescription').text, 300),
      scoring: behaviour.at('scoreWords').flag(true) ? 'words' : 'letters',
      ignoreDiacritics: false,
      words: content
        .first(words, maxWords, (word) => content.plain(word.at('answer').text))
        .map((word, index) => {
          const extra = word.at('extraClue')
          const isPicture = extra.at('library').text.startsWith('H5P.Image ')
          const picture =
            isPicture && content.picture(extra.at('params', 'file'), extra.at('params', 'alt').text)
          const said = extra.at('library').text.startsWith('H5P.AdvancedText ')
            ? content.plain(extra.at('params', 'text').text)
            : ''
          if (extra.at('library').isThere && !isPicture && said === '')
            content.left('h5pPart', extra.at('library').text)
          const clue = [content.plain(word.at('clue').text), said].filter((text) => text !== '').join(' – ')
          return {
            id: idOf(index),
            text: content.words(word.at('answer').text, wordMax),
            clue: content.fitted(clue, clueMax),
            ...(picture && { picture }),
          }
        }),
    },
  ]
}

/** Names of directions in H5P, by ours. */
const orientations = {
  right: 'horizontal',
  left: 'horizontalBack',
  down: 'vertical',
  up: 'verticalUp',
  downRight: 'diagonal',
  downLeft: 'diagonalBack',
  upRight: 'diagonalUp',
  upLeft: 'diagonalUpBack',
}

/** Words hidden among letters; H5P parts them by commas. */
const findTheWords: H5pReader = (content) => {
  const { params } = content
  const behaviour = params.at('behaviour')
  const words = [
    ...new Set(
      content
        .plain(params.at('wordList').text)
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ]
  // Without the words H5P gives no clue at all, so that nobody would know what to look for.
  const isShown = behaviour.at('showVocabulary').flag(true)
  if (!isShown) content.changed('settingDropped', 'showVocabulary')
  return [
    {
      type: 'crossword',
      mode: 'search',
      ...content.answered(),
      ...attempts(content),
      question: content.words(params.at('taskDescription').text, 300),
      directions: Object.entries(orientations).flatMap(([direction, name]) =>
        behaviour.at('orientations', name).flag(true) ? [direction] : [],
      ),
      ignoreDiacritics: false,
      fill: content.words(behaviour.at('fillPool').text, 100),
      words: content
        .first(words, maxWords, (word) => word)
        .map((word, index) => ({ id: idOf(index), text: content.words(word, wordMax) })),
    },
  ]
}

/** It has a setting of another name for the button that shows the solution. */
function attempts({ params }: H5pContent): object {
  const mayRetry = params.at('behaviour', 'enableRetry').flag(true)
  const shows = params.at('behaviour', 'enableShowSolution').flag(true)
  const showAnswer = shows ? (mayRetry ? 'afterLast' : 'afterAnswer') : 'never'
  return { attempts: { max: mayRetry ? null : 1, showAnswer } }
}

/** Puzzles of words in H5P, by their libraries. */
export const wordReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.Crossword': crossword,
  'H5P.FindTheWords': findTheWords,
}
