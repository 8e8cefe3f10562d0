import type { z } from 'zod'

const limits = new Set<z.core.$ZodIssue['code']>(['too_big', 'too_small', 'not_multiple_of'])

/**
 * Whether whoever typed a value can mend what its schema refuses: too much, too little, an emptied number. Anything else is not
 * what the forms of today write, and they could not show it. Parse with `{ reportInput: true }`.
 */
export const isMendable = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.every((issue) => {
    if (issue.code === 'custom') return issue.params?.['problem'] !== 'invalid'
    const isEmptied = issue.code === 'invalid_type' && /^(number|int)$/.test(issue.expected)
    return limits.has(issue.code) || (isEmptied && (issue.input === null || Number.isNaN(issue.input)))
  })
