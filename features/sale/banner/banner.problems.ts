import type { FieldProblems } from '#kit/contract/fault.ts'
import { isBlank } from '#kit/contract/field.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import type { TargetKind } from './banner.target.ts'
import type { Audience, FileType, NodeType, PushType } from './banner.fields.ts'
import { bannerWords } from './banner.words.ts'

interface Checked {
  readonly pushType: PushType | null
  readonly nodeType: NodeType | null
  readonly pushTime: number | null
  readonly courseIds: string
  readonly audience: Audience | null
  readonly userIds: readonly number[]
  readonly fileType: FileType | null
  readonly image: string
  readonly videoId: number | null
  readonly targetKind: TargetKind | null
  readonly targetCourseId: number | null
  readonly targetProductId: number | null
  readonly targetActivityId: number | null
  readonly targetPath: string
}

type Rule = readonly [field: keyof Checked, isBroken: boolean, problem: Phrase]

const missing = (verb: 'enter' | 'select' | 'upload') => phrase(kitWords, `problems.required.${verb}`)

/** LIM-banner: what the fields ask of each other, by the field where it stands; `now` in Unix milliseconds. */
export function bannerProblems(banner: Checked, now: number): FieldProblems {
  const { pushType, nodeType, pushTime, courseIds, audience, userIds, fileType, image, videoId } = banner
  const { targetKind, targetCourseId, targetProductId, targetActivityId, targetPath } = banner
  const isNode = pushType === 'node'
  const needsCourses = isNode || audience === 'courses'
  const rules: readonly Rule[] = [
    ['nodeType', isNode && nodeType === null, missing('select')],
    ['nodeType', !isNode && nodeType !== null, phrase(bannerWords, 'problems.onlyForNode')],
    ['pushTime', !isNode && pushTime === null, missing('select')],
    ['pushTime', isNode && pushTime !== null, phrase(bannerWords, 'problems.onlyForTime')],
    ['pushTime', !isNode && pushTime !== null && pushTime <= now, phrase(bannerWords, 'problems.past')],
    ['courseIds', needsCourses && isBlank(courseIds.replaceAll(',', '')), missing('enter')],
    ['userIds', audience === 'users' && userIds.length === 0, missing('select')],
    ['image', fileType === 'image' && image === '', missing('upload')],
    ['videoId', fileType === 'video' && videoId === null, missing('upload')],
    ['targetCourseId', targetKind === 'course' && targetCourseId === null, missing('select')],
    ['targetProductId', targetKind === 'product' && targetProductId === null, missing('select')],
    ['targetActivityId', targetKind === 'activity' && targetActivityId === null, missing('select')],
    ['targetPath', targetKind === 'page' && targetPath === '', missing('enter')],
  ]
  return Object.fromEntries(
    rules.flatMap(([field, isBroken, problem]) => (isBroken ? [[field, problem] as const] : [])),
  )
}
