import * as z from 'zod/mini'
import {
  base,
  behaviourOf,
  html,
  imageNode,
  line,
  picture,
  rangesOf,
  writerOf,
  type H5pWriter,
  type Writing,
} from './h5pWriter.ts'

const crosswordCard = z.object({
  ...base,
  mode: z.enum(['crossword', 'search']),
  question: z.string(),
  words: z.array(z.object({ text: z.string(), clue: z.string(), picture })),
  scoring: z.string(),
  directions: z.array(z.string()),
  fill: z.string(),
})
type CrosswordCard = z.output<typeof crosswordCard>

const crossword = writerOf(crosswordCard, (card, writing) =>
  card.mode === 'search' ? findTheWords(card) : ownCrossword(card, writing),
)

/** H5P lays the words out by itself, as it is done here. */
const ownCrossword = (card: CrosswordCard, { files }: Writing) => ({
  library: 'H5P.Crossword' as const,
  params: {
    taskDescription: html(card.question),
    words: card.words.map((word) => ({
      clue: line(word.clue),
      answer: line(word.text),
      ...(word.picture && { extraClue: imageNode(word.picture, files) }),
      fixWord: false,
      orientation: 'across',
    })),
    overallFeedback: rangesOf(card),
    theme: { backgroundColor: '#173354' },
    behaviour: behaviourOf(card, {
      enableInstantFeedback: false,
      scoreWords: card.scoring === 'words',
      applyPenalties: false,
      keepCorrectAnswers: false,
    }),
  },
})

/** Directions by their names in H5P. */
const orientations = {
  horizontal: 'right',
  horizontalBack: 'left',
  vertical: 'down',
  verticalUp: 'up',
  diagonal: 'downRight',
  diagonalBack: 'downLeft',
  diagonalUp: 'upRight',
  diagonalUpBack: 'upLeft',
} as const

/** Signs that H5P refuses in words to be found and among the letters around them. */
const refusedInWords = /["!#$%&./:;<=>?@[\]^_`\\{|}~'()\-*+\d\n]/
const refusedInFill = /[\t\n .<>?;:"'`!@#$%^&*()[\]{}_+=|-]/

/** Words parted by commas; undefined where H5P would refuse one. It lists them, for it knows no clues. */
function findTheWords(card: CrosswordCard) {
  const words = card.words.map(({ text }) => text.trim())
  const isRefused = words.some((word) => word === '' || word.includes(',') || refusedInWords.test(word))
  if (isRefused || words.length === 0 || refusedInFill.test(card.fill)) return undefined
  return {
    library: 'H5P.FindTheWords' as const,
    params: {
      taskDescription: line(card.question),
      wordList: words.join(','),
      overallFeedback: rangesOf(card),
      behaviour: {
        orientations: Object.fromEntries(
          Object.entries(orientations).map(([name, direction]) => [
            name,
            card.directions.includes(direction),
          ]),
        ),
        // Without letters of its own H5P takes those of English.
        ...(card.fill !== '' && { fillPool: card.fill }),
        preferOverlap: true,
        showVocabulary: true,
        enableShowSolution: card.attempts.showAnswer !== 'never',
        enableRetry: card.attempts.max !== 1,
      },
    },
  }
}

/** Puzzles of words, by their types. */
export const wordWriters: Readonly<Record<string, H5pWriter>> = { crossword }
