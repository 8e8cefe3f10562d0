import type { Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { idOf, type H5pReader } from './h5pReader.ts'
import { Params } from './params.ts'

const maxItems = 30
const maxAccepted = 8
const longestAnswer = 200

/** A language tag as a card takes it; H5P's own is American English. */
const languageOf = (question: Params): string => {
  const tag = question.at('inputLanguage').text
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(tag) ? tag : 'en-US'
}

/** What H5P says to any answer unless its author writes something else: the player has words of its own. */
const usual = new Set(['Correct answer', 'Incorrect answer'])

function spoken(content: H5pContent, questions: readonly Params[], extra: object): Draft[] {
  const [first = new Params(undefined)] = questions
  const said = (name: string) => {
    const text = first.at(name).text || first.at('l10n', name).text
    return usual.has(text.trim()) ? '' : content.words(text, 500)
  }
  return [
    {
      type: 'speak',
      ...content.answered(),
      points: questions.length,
      feedback: { correct: said('correctAnswerText'), partly: '', wrong: said('incorrectAnswerText') },
      ...extra,
      language: languageOf(first),
      mode: 'answer',
      // Here an answer is right or wrong, and may be given again.
      threshold: 100,
      strict: true,
      items: content
        .first(questions, maxItems, (question) => question.at('question').text)
        .map((question, index) => {
          const answers = question.at('acceptedAnswers').list.map(({ text }) => text)
          const [text = '', ...accepted] = content.first(answers, maxAccepted + 1, (answer) => answer)
          return {
            id: idOf(index),
            prompt: content.words(question.at('question').text, 300),
            text: content.words(text, longestAnswer),
            accepted: accepted.map((answer) => content.words(answer, longestAnswer)),
          }
        }),
    },
  ]
}

const speakTheWords: H5pReader = (content) => spoken(content, [content.params], {})

/** One card for each language of a set, below what introduces it. */
const speakTheWordsSet: H5pReader = (content) => {
  const introduction = content.params.at('introduction')
  const questions = content.params.at('questions').list.map((question) => question.at('params'))
  const picture = content.picture(
    introduction.at('introductionImage'),
    introduction.at('introductionImageAltText').text,
  )
  const parts = [introduction.at('introductionTitle').text, introduction.at('introductionText').text]
  const intro = parts.filter((part) => part !== '').join('<br>')
  const languages = [...new Set(questions.map(languageOf))]
  return [
    ...content.gallery([picture], ''),
    ...languages.flatMap((language, index) =>
      spoken(
        content,
        questions.filter((question) => languageOf(question) === language),
        { ...content.feedback(), ...(index === 0 && { intro: content.words(intro, 500) }) },
      ),
    ),
  ]
}

/** Contents of H5P that are said aloud, by their libraries. */
export const spokenReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.SpeakTheWords': speakTheWords,
  'H5P.SpeakTheWordsSet': speakTheWordsSet,
}
