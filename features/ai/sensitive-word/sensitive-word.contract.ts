import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { oneOf, text } from '#kit/contract/field.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { sensitiveWordMachine } from './sensitive-word.machine.ts'

/** The longest word, in graphemes. */
export const wordLength = 50
/** Characters of a text that is tried out. */
export const triedLength = 20_000
/** Lines of one paste. */
export const pastedLines = 2000

export const categories = [
  'gambling',
  'drugs',
  'weapons',
  'violence',
  'adult',
  'swearing',
  'fraud',
  'politics',
  'other',
] as const

/** Words that no prompt to an AI may contain, maintained by super administrators. Each is found in its disguises too. */
export const sensitiveWord = resource({
  name: 'sensitive-word',
  path: 'course/sensitive-word',
  fields: {
    word: text(wordLength),
    category: oneOf(categories, { required: 'never' }),
    note: text(200, { required: 'never', multiline: true }),
  },
  extra: {},
  detail: {},
  filters: {
    word: search(),
    status: among(['active', 'paused']),
    category: among(categories),
    creatorId: linked('user'),
    updatedAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'word'],
  machine: sensitiveWordMachine,
  who: { read: superAdmins, write: superAdmins, options: superAdmins },
})

const base = { words: 'sensitive-word', who: superAdmins } as const

/** Why a line of a paste was not taken. */
export const lineProblems = ['repeated', 'tooLong', 'noLetters'] as const

export const pasteReport = z.object({
  added: z.number().int(),
  left: z.array(z.object({ line: z.number().int(), text: z.string(), problem: z.enum(lineProblems) })),
})
export type PasteReport = z.output<typeof pasteReport>

export const sensitiveWordEndpoints = {
  ...sensitiveWord.endpoints,
  /** Takes many words, one a line; blank lines are nothing. Answers which lines were left out and why. */
  paste: endpoint({
    ...base,
    method: 'POST',
    path: '/course/sensitive-word/paste',
    effect: 'create',
    body: z.strictObject({
      text: z
        .string()
        .max(pastedLines * (wordLength + 2) * 2)
        .refine((text) => text.split(/\r\n?|\n/).length <= pastedLines, {
          params: { problem: 'tooMany', max: pastedLines },
        }),
      category: z.enum(categories).optional(),
    }),
    data: pasteReport,
  }),
  /** The words of the list that a text contains. */
  check: endpoint({
    ...base,
    method: 'POST',
    path: '/course/sensitive-word/check',
    effect: 'read',
    body: z.strictObject({ text: z.string().max(triedLength) }),
    data: z.object({ found: z.array(z.string()) }),
  }),
} as const
