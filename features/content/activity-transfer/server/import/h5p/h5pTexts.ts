import { escapedForGaps, fitsGap, gapOf } from '../../../questions/gapNotation.ts'
import type { H5pContent } from './h5pContent.ts'
import { hintsOf, idOf, mediaBefore, mediumOf, type H5pReader } from './h5pReader.ts'
import type { Params } from './params.ts'

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

/** `*answer/other:tip*` within plain text, as gaps; a double star is a star. */
function gapped(content: H5pContent, words: string, separator: '/' | '+'): { text: string; tips: string[] } {
  const tips: string[] = []
  const text = words
    .split(/(\*[^*\n]+\*)/)
    .map((part) => {
      if (!/^\*[^*\n]+\*$/.test(part)) return escapedForGaps(withSigns(part.replaceAll('**', '*')))
      const [answers = '', tip = ''] = part.slice(1, -1).split(/:(.*)/s)
      if (tip.trim() !== '') tips.push(withSigns(tip.trim()))
      const all = answers.split(separator).map((answer) => withSigns(answer.trim()))
      const fitting = (separator === '+' ? all.slice(0, 1) : all).filter(fitsGap)
      if (fitting.length < all.length) content.changed('answerUnfit', answers)
      return gapOf(fitting)
    })
    .join('')
  return { text, tips }
}

const blanks: H5pReader = (content) => {
  const { params } = content
  const lines = params.at('questions').list.map(({ text }) => content.plain(withoutSigns(text)))
  const { text, tips } = gapped(content, lines.join('\n'), '/')
  return [
    ...mediaBefore(content),
    {
      type: 'blanks',
      ...content.answered(),
      question: content.words(params.at('text').text, 300),
      text,
      ignoreCase: !params.at('behaviour', 'caseSensitive').flag(true),
      typos: params.at('behaviour', 'acceptSpellingErrors').flag() ? 1 : 0,
      hints: hintsOf(content, tips),
    },
  ]
}

const dragText: H5pReader = (content) => {
  const { params } = content
  // A plain field, in which ends of lines count.
  const lines = params.at('textField').text.replaceAll('\n', '<br>')
  const { text, tips } = gapped(content, content.plain(lines), '+')
  const others = [...content.plain(params.at('distractors').text).matchAll(/\*([^*\n:+]+)[^*\n]*\*?/g)]
    .map(([, word = '']) => word.trim())
    .filter((word) => word !== '')
  return [
    ...mediaBefore(content),
    {
      type: 'blanks',
      ...content.answered(),
      question: content.words(params.at('taskDescription').text, 300),
      text,
      entry: 'bank',
      distractors: content.first(others, 12, (word) => word),
      hints: hintsOf(content, tips),
    },
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
  return [
    ...mediaBefore(content),
    {
      type: 'markWords',
      ...content.answered(),
      question: content.words(params.at('taskDescription').text, 300),
      text,
    },
  ]
}

/** At each step the first statement is right. */
const summary: H5pReader = (content) => {
  const steps = content.params.at('summaries').list.filter((step) => step.at('summary').list.length > 0)
  return [
    {
      type: 'markWords',
      mode: 'summary',
      ...content.answered(),
      question: content.words(content.params.at('intro').text, 300),
      hints: hintsOf(
        content,
        steps.map((step) => content.plain(step.at('tip').text)),
      ),
      steps: steps.map((step, index) => ({
        id: idOf(index),
        statements: step.at('summary').list.map((statement, place) => ({
          id: `${idOf(index)}s${place}`,
          text: content.words(statement.text, 300),
        })),
      })),
    },
  ]
}

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
  if (keywords.some((keyword) => keyword.at('options', 'caseSensitive').flag(true)))
    content.changed('settingDropped', 'caseSensitive')
  if (most > 10) content.changed('weights', content.plain(params.at('taskDescription').text))
  const scale = most > 10 ? 10 / most : 1
  const { before, picture } = mediumOf(content)
  return [
    ...before,
    {
      type: 'question',
      ...content.answered(),
      prompt: content.words(params.at('taskDescription').text, 1000),
      ...(picture && { picture }),
      kind: 'long',
      grading: keywords.length > 0 ? 'rule' : 'person',
      keywords: content.first(keywords, 20, wordOf).map((keyword, index) => ({
        id: idOf(index),
        text: content.words(plainKeyword(wordOf(keyword)), 60),
        synonyms: content
          .first(keyword.at('alternatives').list, 10, ({ text }) => text)
          .map(({ text }) => content.words(plainKeyword(text), 60)),
        points: Math.max(1, Math.round(((points[index] ?? 1) / divisor) * scale)),
      })),
      passShare: Math.min(1, Math.max(0, params.at('behaviour', 'percentagePassing').number(60) / 100)),
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
