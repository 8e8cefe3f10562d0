import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { fitsIn } from '#kit/value/graphemes.ts'
import { openAccess } from '#kit/resource/server/access.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { phrase } from '#kit/i18n/words.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import {
  sensitiveWord,
  wordLength,
  type PasteReport,
  type sensitiveWordEndpoints,
} from '../sensitive-word.contract.ts'
import { sensitiveWordWords } from '../sensitive-word.words.ts'
import { hasLetters } from '../sensitive.ts'
import { sensitiveWordTable as table } from './sensitiveWord.table.ts'

/** The same word in other capitals is the same word. */
const keyOf = (word: string) => word.normalize('NFKC').toLowerCase()

/** Of these words those that the list has already, as keys. */
async function existingWords(
  { db }: Call,
  words: readonly string[],
  but?: number,
): Promise<ReadonlySet<string>> {
  const keys = words.flatMap((word) => [word.toLowerCase(), keyOf(word)])
  if (keys.length === 0) return new Set()
  const isOther = but === undefined ? undefined : ne(table.id, but)
  const rows = await db
    .select({ word: table.word })
    .from(table)
    .where(and(inArray(sql`lower(${table.word})`, keys), isNull(table.deletedAt), isOther))
  return new Set(rows.map(({ word }) => keyOf(word)))
}

export const sensitiveWordSpec = {
  resource: sensitiveWord,
  table,
  people: userView,
  access: openAccess,
  label: table.word,
  pickable: () => eq(table.status, 'active'),
  deletableIn: ['active', 'paused'],
  async check(call, values, id) {
    const word = String(values['word'])
    if (!hasLetters(word)) return { word: phrase(sensitiveWordWords, 'lines.noLetters') }
    const others = await existingWords(call, [word], id)
    return others.has(keyOf(word)) ? { word: phrase(sensitiveWordWords, 'lines.repeated') } : undefined
  },
} satisfies CrudSpec

const crud = crudHandlers(sensitiveWordSpec)

type LineProblem = PasteReport['left'][number]['problem']

/** Sorts the lines of a paste into words to be added and lines to be left out. */
async function sorted(call: Call, text: string) {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const before = new Set(await existingWords(call, lines.filter(Boolean)))
  const words: string[] = []
  const left: PasteReport['left'] = []
  lines.forEach((word, index) => {
    if (word === '') return
    const problem = problemOf(word, before)
    if (problem) left.push({ line: index + 1, text: word.slice(0, wordLength * 2).toWellFormed(), problem })
    else words.push(word)
    before.add(keyOf(word))
  })
  return { words, left }
}

function problemOf(word: string, before: ReadonlySet<string>): LineProblem | undefined {
  if (!fitsIn(word, wordLength)) return 'tooLong'
  if (!hasLetters(word)) return 'noLetters'
  return before.has(keyOf(word)) ? 'repeated' : undefined
}

export const sensitiveWordHandlers: HandlersOf<typeof sensitiveWordEndpoints> = {
  ...crud,
  async paste(call) {
    const { text, category = null } = call.body
    const { words, left } = await sorted(call, text)
    const stamps = { creatorId: call.actor.id, createdAt: call.now, updatedAt: call.now }
    for (let first = 0; first < words.length; first += 500)
      for (const { id, word } of await call.db
        .insert(table)
        .values(words.slice(first, first + 500).map((word) => ({ word, category, ...stamps })))
        .returning({ id: table.id, word: table.word }))
        call.record({
          resource: sensitiveWord.name,
          resourceId: id,
          action: 'create',
          after: { word, category },
        })
    return { added: words.length, left }
  },
  async check(call) {
    return { found: [...(await call.services.sensitive.find(call.db, call.body.text))] }
  },
}
