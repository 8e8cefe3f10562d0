import * as z from 'zod/mini'
import {
  base,
  html,
  line,
  mediumOf,
  nodeOf,
  picture,
  plainMetadata,
  rangesOf,
  writerOf,
  type H5pWriter,
  type Writing,
} from './h5pWriter.ts'
import { languageOfSpeech } from './speechLanguages.ts'

const speakCard = z.object({
  ...base,
  intro: z.string(),
  language: z.string(),
  mode: z.enum(['read', 'answer']),
  items: z.array(z.object({ text: z.string(), accepted: z.array(z.string()), prompt: z.string(), picture })),
})
type SpeakCard = z.output<typeof speakCard>

/** One answer alone, or a set of them. What is read aloud as it stands has no counterpart: H5P shows no answer before it. */
const speak = writerOf(speakCard, (card, writing) => {
  const language = languageOfSpeech(card.language)
  if (card.mode === 'read' || card.items.length === 0 || language === undefined) return undefined
  const questions = card.items.map((item) => questionOf(card, item, language, writing))
  const [first] = questions
  const isAlone = questions.length === 1 && card.intro.trim() === ''
  if (isAlone && first) return { library: 'H5P.SpeakTheWords', params: first }
  return {
    library: 'H5P.SpeakTheWordsSet',
    params: {
      introduction: {
        showIntroPage: card.intro.trim() !== '',
        introductionTitle: '',
        introductionText: html(card.intro),
      },
      questions: questions.map((params) =>
        nodeOf({ library: 'H5P.SpeakTheWords', params }, plainMetadata('H5P.SpeakTheWords')),
      ),
      overallFeedback: rangesOf(card),
    },
  }
})

const questionOf = (
  { feedback }: SpeakCard,
  { text, accepted, prompt, picture: shown }: SpeakCard['items'][number],
  inputLanguage: string,
  { files }: Writing,
) => ({
  ...mediumOf(shown, files),
  question: line(prompt),
  acceptedAnswers: [text, ...accepted].map(line),
  incorrectAnswerText: line(feedback.wrong) || 'Incorrect answer',
  correctAnswerText: line(feedback.correct) || 'Correct answer',
  inputLanguage,
})

/** Cards that are spoken to, by their types. */
export const spokenWriters: Readonly<Record<string, H5pWriter>> = { speak }
