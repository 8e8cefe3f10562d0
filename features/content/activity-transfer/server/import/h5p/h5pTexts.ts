import { escapedForGaps, fitsGap, gapOf } from '../../../questions/gapNotation.ts'
import type { H5pContent } from './h5pContent.ts'
import { askedIn, parted, partsOfText } from './h5pLong.ts'
import { hintsOf, idOf, mediaBefore, mediumOf, type H5pReader } from './h5pReader.ts'
import { Params } from './params.ts'

/** Signs that stand as entities are text, since H5P looks for its marks before it reads entities. */
const signs = '*/:'
const withoutSigns = (html: string): string =>
  html.replace(/&#(42|47|58);/g, (_, code) => String.fromCodePoint(hidden + Number(code)))
const withSigns = (words: string): string =>
  [...signs].reduce(
    (text, sign) => text.replaceAll(String.fromCodePoint(hidden + (sign.codePointAt(0) ?? 0)), sign),
    words,
  )
/** Where signs wait that nobody writes: code points for private use. */
const hidden = 0xf0000

const taskMax = 300

/** What stands between the stars of a gap. */
interface Solution {
  readonly answers: readonly string[]
  readonly tip: string
}

/** `answer/other:tip` */
function typedSolution(words: string): Solution {
  const [answers = '', tip = ''] = words.split(/:(.*)/s)
  return { answers: answers.split('/'), tip }
}

/** `answer:tip\\+said when right\\-said when wrong`, of which the card has no place for what is said. */
function draggedSolution(content: H5pContent, words: string): Solution {
  const [, said = ''] = words.split(/(\\[+-].*)/s)
  for (const feedback of said.split(/\\[+-]/))
    if (feedback.trim() !== '') content.left('feedbackDropped', withSigns(feedback.trim()))
  const [answer = '', tip = ''] = words.replace(/\\[+-].*/s, '').split(/:(.*)/s)
  return { answers: [answer], tip }
}

/** Gaps between stars within plain text; a double star is a star. */
function gapped(
  content: H5pContent,
  words: string,
  solutionOf: (words: string) => Solution,
): { text: string; tips: string[] } {
  const tips: string[] = []
  const text = words
    .split(/(\*[^*\n]+\*)/)
    .map((part) => {
      if (!/^\*[^*\n]+\*$/.test(part)) return escapedForGaps(withSigns(part.replaceAll('**', '*')))
      const { answers, tip } = solutionOf(part.slice(1, -1))
      if (tip.trim() !== '') tips.push(withSigns(tip.trim()))
      const all = answers.map((answer) => withSigns(answer.trim())).filter((answer) => answer !== '')
      const fitting = all.filter(fitsGap)
      if (fitting.length < all.length || all.length === 0) content.changed('answerUnfit', part.slice(1, -1))
      return gapOf(fitting)
    })
    .join('')
  return { text, tips }
}

const blanks: H5pReader = (content) => {
  const { params } = content
  const lines = params.at('questions').list.map(({ text }) => content.plain(withoutSigns(text)))
  const { text, tips } = gapped(content, lines.join('\n'), typedSolution)
  const { before, question } = askedIn(content, params.at('text').text, taskMax)
  const hints = hintsOf(content, tips)
  return [
    ...mediaBefore(content),
    ...before,
    ...partsOfText(content, text).map((part) => ({
      type: 'blanks',
      ...content.answered(),
      question,
      text: part,
      ignoreCase: !params.at('behaviour', 'caseSensitive').flag(true),
      typos: params.at('behaviour', 'acceptSpellingErrors').flag() ? 1 : 0,
      hints,
    })),
  ]
}

const dragText: H5pReader = (content) => {
  const { params } = content
  // A plain field, in which ends of lines count.
  const lines = params.at('textField').text.replaceAll('\n', '<br>')
  const { text, tips } = gapped(content, content.plain(lines), (words) => draggedSolution(content, words))
  const others = [...content.plain(params.at('distractors').text).matchAll(/\*([^*\n:\\]+)[^*\n]*\*?/g)]
    .map(([, word = '']) => word.trim())
    .filter((word) => word !== '')
  content.drop(params.at('behaviour', 'instantFeedback').flag() && 'instantFeedback')
  const { before, question } = askedIn(content, params.at('taskDescription').text, taskMax)
  const [hints, distractors] = [hintsOf(content, tips), content.first(others, 12, (word) => word)]
  return [
    ...mediaBefore(content),
    ...before,
    ...partsOfText(content, text).map((part) => ({
      type: 'blanks',
      ...content.answered(),
      question,
      text: part,
      entry: 'bank',
      distractors,
      hints,
    })),
  ]
}

/** Words between single stars are right. */
const markTheWords: H5pReader = (content) => {
  const { params } = content
  const words = content.plain(withoutSigns(params.at('textField').text))
  const text = words
    .split(/(\*[^*\n]+\*)/)
    .map((part) => {
      if (!/^\*[^*\n]+\*$/.test(part)) return escapedForGaps(withSigns(part.replaceAll('**', '*')))
      const word = part.slice(1, -1)
      if (fitsGap(word)) return gapOf([word])
      content.changed('answerUnfit', word)
      return escapedForGaps(word)
    })
    .join('')
  // There a wrong word takes away what a right one gives; here all wrong ones together take away everything.
  content.changed('scoringDiffers', content.label)
  const { before, question } = askedIn(content, params.at('taskDescription').text, taskMax)
  return [
    ...mediaBefore(content),
    ...before,
    ...partsOfText(content, text).map((part) => ({
      type: 'markWords',
      ...content.answered(),
      question,
      text: part,
    })),
  ]
}

const maxSteps = 12
const maxStatements = 5

/** At each step the first statement is right. */
const summary: H5pReader = (content) => {
  // In its first versions a step was nothing but its statements.
  const steps = content.params
    .at('summaries')
    .list.map((step) => (step.list.length > 0 ? new Params({ summary: step.value }) : step))
    .filter((step) => step.at('summary').list.length > 0)
  if (steps.length > maxSteps) content.changed('textSplit', content.label)
  return (steps.length === 0 ? [[]] : parted(steps, maxSteps)).map((own) => ({
    type: 'markWords',
    mode: 'summary',
    ...content.answered(),
    question: content.words(content.params.at('intro').text, taskMax),
    hints: hintsOf(
      content,
      own.map((step) => content.plain(step.at('tip', 'tip').text || step.at('tip').text)),
    ),
    steps: own.map((step, index) => ({
      id: idOf(index),
      statements: content
        .first(step.at('summary').list, maxStatements, ({ text }) => content.plain(text))
        .map((statement, place) => ({
          id: `${idOf(index)}s${place}`,
          text: content.words(statement.text, 300),
        })),
    })),
  }))
}

const longestAnswer = 5000

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

/** A long answer that is graded by keywords; their points keep their proportions. */
const essay: H5pReader = (content) => {
  const { params } = content
  const keywords = params.at('keywords').list.filter((keyword) => keyword.at('keyword').text.trim() !== '')
  const points = keywords.map((keyword) => Math.max(1, Math.round(keyword.at('options', 'points').number(1))))
  const divisor = Math.max(1, points.reduce(greatestDivisor, 0))
  const most = Math.max(0, ...points) / divisor
  for (const keyword of keywords) {
    const word = wordOf(keyword)
    const said = (name: string) => content.plain(keyword.at('options', name).text)
    const times = keyword.at('options', 'occurrences').number(1)
    if (/\*|^\/.+\/$/.test(word)) content.changed('settingDropped', `wildcard: ${word}`)
    if (times > 1) content.left('settingDropped', `occurrences: ${times} (${word})`)
    for (const feedback of [said('feedbackMissed'), said('feedbackIncluded')])
      if (feedback !== '') content.left('feedbackDropped', feedback)
  }
  const behaviour = params.at('behaviour')
  const isForced = behaviour.at('overrideCaseSensitive').text
  const isCased = (keyword: Params) => keyword.at('options', 'caseSensitive').flag(true)
  if (isForced === 'on' || (isForced !== 'off' && keywords.some(isCased)))
    content.changed('settingDropped', 'caseSensitive')
  const mastering = behaviour.at('percentageMastering').text
  content.drop(mastering !== '' && mastering !== '100' && `percentageMastering: ${mastering}`)
  const lengthOf = (name: string) =>
    Math.min(longestAnswer, Math.max(0, Math.round(behaviour.at(name).number(0))))
  content.drop(keywords.length > 0 && behaviour.at('ignoreScoring').flag() && 'ignoreScoring')
  const introduction = content.plain(params.at('solution', 'introduction').text)
  if (introduction !== '') content.left('feedbackDropped', introduction)
  if (most > 10) content.changed('weights', content.plain(params.at('taskDescription').text))
  const scale = most > 10 ? 10 / most : 1
  const { before, picture } = mediumOf(content)
  const asked = askedIn(content, params.at('taskDescription').text, 1000)
  return [
    ...before,
    ...asked.before,
    {
      type: 'question',
      ...content.answered(),
      prompt: asked.question,
      ...(picture && { picture }),
      kind: 'long',
      minLength: lengthOf('minimumLength'),
      ...(lengthOf('maximumLength') > 0 && { maxLength: lengthOf('maximumLength') }),
      grading: keywords.length > 0 ? 'rule' : 'person',
      keywords: content.first(keywords, 20, wordOf).map((keyword, index) => ({
        id: idOf(index),
        text: content.words(plainKeyword(wordOf(keyword)), 60),
        synonyms: content
          .first(keyword.at('alternatives').list, 10, ({ text }) => text)
          .map(({ text }) => content.words(plainKeyword(text), 60)),
        points: Math.max(1, Math.round(((points[index] ?? 1) / divisor) * scale)),
      })),
      passShare: Math.min(1, Math.max(0, behaviour.at('percentagePassing').number(60) / 100)),
      sampleAnswer: content.words(params.at('solution', 'sample').text, 3000),
    },
  ]
}

const wordOf = (keyword: Params): string => keyword.at('keyword').text

/** A keyword without the stars that stand for any letters. */
const plainKeyword = (word: string): string => word.replaceAll(/[*/]/g, '')

/** Questions of H5P that are texts or answered by one, by their libraries. */
export const textReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.Blanks': blanks,
  'H5P.DragText': dragText,
  'H5P.MarkTheWords': markTheWords,
  'H5P.Summary': summary,
  'H5P.Essay': essay,
}
