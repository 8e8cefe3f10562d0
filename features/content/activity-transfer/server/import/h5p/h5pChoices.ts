import type { Draft } from '../../../draftCards.ts'
import { maxChildren } from '#kit/card/nesting.ts'
import type { H5pContent } from './h5pContent.ts'
import { askedIn, parted } from './h5pLong.ts'
import { hintsOf, idOf, maxOptions, mediaBefore, mediumOf, type H5pReader } from './h5pReader.ts'
import type { Params } from './params.ts'

/** A question with options, below what is shown with it. */
function choiceOf(content: H5pContent, own: object): Draft[] {
  const { before, picture } = mediumOf(content)
  const asked = askedIn(content, content.params.at('question').text, 500)
  return [
    ...before,
    ...asked.before,
    {
      type: 'choice',
      ...content.answered(),
      question: asked.question,
      ...(picture && { picture }),
      ...own,
    },
  ]
}

const textOf = (content: H5pContent) => (part: Params) => content.plain(part.at('text').text)

/** In older versions it stood beside the answer's text. */
const saidOf = (content: H5pContent, answer: Params, name: string): string =>
  content.plain(answer.at('tipsAndFeedback', name).text || answer.at(name).text)

/** What must be reached to pass, where that is less than everything: here it is one share for all cards. */
function passing(content: H5pContent): void {
  const share = content.params.at('behaviour', 'passPercentage').number(100)
  content.drop(share < 100 && share > 0 && `passPercentage: ${share}`)
}

/** There a wrong choice takes away what a right one gives; here all wrong ones together take away everything. */
function nameScoring(content: H5pContent, right: number, wrong: number): void {
  const isAlike = wrong === 0 || wrong === right || content.params.at('behaviour', 'singlePoint').flag()
  if (!isAlike) content.changed('scoringDiffers', content.label)
}

const multiChoice: H5pReader = (content) => {
  const { params } = content
  passing(content)
  const answers = params.at('answers').list
  const right = answers.filter((answer) => answer.at('correct').flag())
  const kind = params.at('behaviour', 'type').text
  const isMulti = kind === 'multi' || (kind !== 'single' && right.length > 1)
  if (isMulti) nameScoring(content, right.length, answers.length - right.length)
  for (const answer of answers) {
    const missed = saidOf(content, answer, 'notChosenFeedback')
    if (missed !== '') content.left('feedbackDropped', missed)
  }
  return choiceOf(content, {
    kind: isMulti ? 'multi' : 'single',
    shuffle: params.at('behaviour', 'randomAnswers').flag(true) ? 'all' : 'none',
    partialCredit: !params.at('behaviour', 'singlePoint').flag(),
    hints: hintsOf(
      content,
      answers.map((answer) => saidOf(content, answer, 'tip')),
    ),
    options: content.first(answers, maxOptions, textOf(content)).map((answer, index) => ({
      id: idOf(index),
      text: content.words(answer.at('text').text, 200),
      correct: answer.at('correct').flag(),
      feedback: content.fitted(saidOf(content, answer, 'chosenFeedback'), 300),
    })),
  })
}

const trueFalse: H5pReader = (content) => {
  const isTrue = content.params.at('correct').text === 'true'
  const said = (name: string) => content.words(content.params.at('behaviour', name).text, 300)
  const [whenRight, whenWrong] = [said('feedbackOnCorrect'), said('feedbackOnWrong')]
  return choiceOf(content, {
    kind: 'judge',
    options: [
      { id: 'true', correct: isTrue, feedback: isTrue ? whenRight : whenWrong },
      { id: 'false', correct: !isTrue, feedback: isTrue ? whenWrong : whenRight },
    ],
  })
}

const textIn = (content: H5pContent) => (part: Params) => content.plain(part.text)

/** One choice of a set: the first answer is right. */
function setChoice(content: H5pContent, choice: Params): Draft {
  return {
    type: 'choice',
    points: 1,
    ...content.attempts(),
    question: content.words(choice.at('question').text, 500),
    shuffle: 'all',
    options: content.first(choice.at('answers').list, maxOptions, textIn(content)).map((answer, index) => ({
      id: idOf(index),
      text: content.words(answer.text, 200),
      correct: index === 0,
    })),
  }
}

const singleChoiceSet: H5pReader = (content) => {
  passing(content)
  const cards = content.params.at('choices').list.map((choice) => setChoice(content, choice))
  return (cards.length === 0 ? [[]] : parted(cards, maxChildren)).map((own) => ({
    type: 'composite',
    ...content.head(),
    points: own.length,
    ...content.feedback(),
    cards: own,
  }))
}

/** A choice among pictures; sounds and films have no place in an option. */
const multiMediaChoice: H5pReader = (content) => {
  passing(content)
  const options = content.params.at('options').list
  const kind = content.params.at('behaviour', 'questionType').text
  const rightCount = options.filter((option) => option.at('correct').flag()).length
  const isMulti = kind === 'multi' || (kind !== 'single' && rightCount > 1)
  if (isMulti) nameScoring(content, rightCount, options.length - rightCount)
  const altOf = (option: Params) => option.at('media', 'params', 'alt').text
  return choiceOf(content, {
    kind: isMulti ? 'multi' : 'single',
    shuffle: 'all',
    partialCredit: !content.params.at('behaviour', 'singlePoint').flag(),
    options: content.first(options, maxOptions, altOf).map((option, index) => {
      const medium = option.at('media')
      const shown = content.picture(medium.at('params', 'file'), altOf(option))
      if (!medium.at('library').text.startsWith('H5P.Image '))
        content.left('h5pPart', medium.at('library').text)
      return { id: idOf(index), correct: option.at('correct').flag(), ...(shown && { picture: shown }) }
    }),
  })
}

const openQuestion: H5pReader = (content) => [
  {
    type: 'question',
    ...content.head(),
    prompt: content.words(content.params.at('question').text, 1000),
    kind: 'long',
    grading: 'none',
  },
]

const poll: H5pReader = (content) => {
  for (const option of content.params.at('alternatives').list)
    for (const name of ['chosenFeedback', 'notChosenFeedback']) {
      const said = content.plain(option.at('feedback', name).text)
      if (said !== '') content.left('feedbackDropped', said)
    }
  return [pollOf(content)]
}

const pollOf = (content: H5pContent): Draft => ({
  type: 'poll',
  ...content.head(),
  question: content.words(content.params.at('question').text, 500),
  kind: content.params.at('inputType').text === 'checkbox' ? 'multi' : 'single',
  options: content
    .first(content.params.at('alternatives').list, maxOptions, textOf(content))
    .map((option, index) => ({ id: idOf(index), text: content.words(option.at('text').text, 200) })),
})

/** H5P counts those in their places, or neighbours in the right order. */
const sortParagraphs: H5pReader = (content) => {
  content.changed('scoringDiffers', content.label)
  return [
    ...mediaBefore(content),
    {
      type: 'order',
      ...content.answered(),
      question: content.words(content.params.at('taskDescription').text, 500),
      items: content
        .first(content.params.at('paragraphs').list, maxOptions, textIn(content))
        .map((item, index) => ({ id: idOf(index), text: content.words(item.text, 200) })),
    },
  ]
}

/** Questions of H5P that are chosen, ordered or asked, by their libraries. */
export const choiceReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.MultiChoice': multiChoice,
  'H5P.TrueFalse': trueFalse,
  'H5P.SingleChoiceSet': singleChoiceSet,
  'H5P.MultiMediaChoice': multiMediaChoice,
  'H5P.OpenEndedQuestion': openQuestion,
  'H5P.SimpleMultiChoice': poll,
  'H5P.SortParagraphs': sortParagraphs,
}
