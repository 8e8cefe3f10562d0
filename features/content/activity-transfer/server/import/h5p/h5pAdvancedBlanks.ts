import { escapedForGaps, fitsGap, gapOf } from '../../../questions/gapNotation.ts'
import { hintsOf, mediaBefore, type H5pReader } from './h5pReader.ts'

const maxDistractors = 12

/** Three low lines or more are a gap; what belongs into it stands in a list beside the text. */
const advancedBlanks: H5pReader = (content) => {
  const { params } = content
  const behaviour = params.at('behaviour')
  const blanks = params.at('content', 'blanksList').list
  const isChosen = behaviour.at('mode').text === 'selection'
  const words = content.plain(params.at('content', 'blanksText').text).replaceAll(/!!(.{1,40}?)!!/g, '$1')
  const [first = '', ...others] = words.split(/_{3,}/)
  const gaps = others.map((after, index) => {
    const correct = blanks[index]?.at('correctAnswerText').text ?? ''
    const answers = content
      .plain(correct)
      .split(/[/|]/)
      .map((answer) => answer.trim())
    const fitting = answers.filter(fitsGap)
    if (fitting.length < answers.length) content.changed('answerUnfit', correct)
    return gapOf(fitting) + escapedForGaps(after)
  })
  for (const blank of blanks.slice(others.length))
    content.left('h5pPart', content.plain(blank.at('correctAnswerText').text))
  const wrong = blanks.flatMap((blank) => blank.at('incorrectAnswersList').list)
  for (const answer of wrong) {
    const said = content.plain(answer.at('incorrectAnswerFeedback').text)
    if (said !== '') content.left('feedbackDropped', said)
  }
  for (const snippet of params.at('snippets', 'list').list)
    content.left('h5pPart', content.plain(snippet.at('snippetText').text))
  const offered = wrong.flatMap((answer) =>
    content.plain(answer.at('incorrectAnswerText').text).split(/[/|]/),
  )
  const distractors = [...new Set(offered.map((word) => word.trim()))].filter((word) => word !== '')
  // Each gap has options of its own there; here all gaps share one bank.
  if (isChosen && behaviour.at('selectAlternatives').text !== 'all')
    content.changed('bankShared', content.label)
  if (!isChosen) for (const word of distractors) content.left('otherAnswer', word)
  const spelling = behaviour.at('spellingErrorBehaviour').text
  content.drop(!isChosen && spelling === 'warn' && 'spellingErrorBehaviour: warn')
  return [
    ...mediaBefore(content),
    {
      type: 'blanks',
      ...content.answered(),
      question: content.words(params.at('content', 'task').text, 300),
      text: [escapedForGaps(first), ...gaps].join(''),
      entry: isChosen ? 'bank' : 'typed',
      ...(isChosen && { distractors: content.first(distractors, maxDistractors, (word) => word) }),
      ignoreCase: !behaviour.at('caseSensitive').flag(),
      typos: spelling === 'accept' ? 1 : 0,
      hints: hintsOf(
        content,
        blanks.map((blank) => content.plain(blank.at('hint').text)),
      ),
    },
  ]
}

/** A text with gaps whose answers stand beside it, by its library. */
export const advancedBlankReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.AdvancedBlanks': advancedBlanks,
}
