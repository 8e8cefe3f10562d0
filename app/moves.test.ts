import { expect, test } from 'vitest'
import { findPhrase } from '#kit/i18n/formatPhrase.ts'
import { languages } from '#kit/i18n/words.ts'
import { words } from './words/all.ts'

// `moves` of a namespace also holds what is said about moving, so its machine's names are those that have a label there.
const moves = Object.entries(words.en).flatMap(([namespace, phrases]) =>
  namespace !== 'kit' && 'moves' in phrases
    ? Object.keys(phrases.moves).map((move) => [namespace, move] as const)
    : [],
)
/** Done by jobs, by learners or by redeeming; no button of the console says that they are done. */
const silent = [
  'assignment submit',
  'exchange-code redeem',
  'exchange-task queue',
  'exchange-task begin',
  'exchange-task finish',
]

test.each(languages)('every move says in %s what is true once it is done', (language) => {
  const wordOf = ([namespace, move]: (typeof moves)[number]) =>
    findPhrase(words[language]['kit'] ?? {}, `did.${move}`) ??
    (silent.includes(`${namespace} ${move}`) ? '' : undefined)
  expect(moves.filter((each) => wordOf(each) === undefined)).toEqual([])
})
