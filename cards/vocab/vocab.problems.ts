import type { OwnProblem } from '#kit/card/content.ts'
import type { VocabCard } from './vocab.schema.ts'

const plain = (text: string) => text.trim().toLowerCase()

/** What stops terms from being practised. */
export function vocabProblems(card: VocabCard): OwnProblem[] {
  return [
    ...(card.terms.length < 2 ? [{ path: 'terms', key: 'problems.fewTerms' }] : []),
    ...(card.modes.every((mode) => mode === 'show') ? [{ path: 'modes', key: 'problems.noExercise' }] : []),
    ...termProblems(card),
  ]
}

function termProblems({ terms }: VocabCard): OwnProblem[] {
  const words = terms.map(({ term, meaning }) => `${plain(term)}\n${plain(meaning)}`)
  return terms.flatMap(({ term, meaning, picture }, index): OwnProblem[] => {
    const values = { number: index + 1 }
    if (plain(term) === '') return [{ path: `terms.${index}.term`, key: 'problems.noTerm', values }]
    if (plain(meaning) === '' && !picture)
      return [{ path: `terms.${index}.meaning`, key: 'problems.noMeaning', values }]
    // A word with two meanings may be there twice; the same meaning again could not be distinguished.
    const isDuplicate = words.indexOf(words[index] ?? '') < index
    return isDuplicate ? [{ path: `terms.${index}.term`, key: 'problems.twinTerm', values }] : []
  })
}
