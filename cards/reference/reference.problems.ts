import { isWebAddress } from '#kit/richText/address.ts'
import type { OwnProblem } from '#kit/card/content.ts'
import type { Entry, ReferenceCard } from './reference.schema.ts'

/** What stops a list of sources from being shown. */
export function referenceProblems({ entries }: ReferenceCard): OwnProblem[] {
  if (entries.length === 0) return [{ path: 'entries', key: 'problems.noEntry' }]
  return entries.flatMap(entryProblems)
}

function entryProblems({ kind, title, url, activityId }: Entry, index: number): OwnProblem[] {
  const path = `entries.${index}`
  const values = { number: index + 1 }
  const isUntitled = title.trim() === ''
  const isLost = kind === 'activity' && activityId === null && url === ''
  const isPlaceless = kind === 'link' && url === ''
  const isOdd = url !== '' && !isWebAddress(url)
  return [
    ...(isUntitled ? [{ path: `${path}.title`, key: 'problems.noTitle', values }] : []),
    ...(isLost ? [{ path: `${path}.activityId`, key: 'problems.noActivity', values }] : []),
    ...(isPlaceless ? [{ path: `${path}.url`, key: 'problems.noUrl', values }] : []),
    ...(isOdd ? [{ path: `${path}.url`, key: 'problems.badUrl', values }] : []),
  ]
}
