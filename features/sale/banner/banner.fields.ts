import type { TextField } from '#kit/contract/field.ts'
import { isOwnPath, targetKinds } from './banner.target.ts'
import { oneOf, pick, pickMany, picture, text, time } from '#kit/contract/field.ts'

/** At an event of a learner, or at a time. */
export const pushTypes = ['node', 'time'] as const
/** A course was got, or all of it learned. */
export const nodeTypes = ['redeemed', 'learned'] as const
export const fileTypes = ['image', 'video'] as const
export const audiences = ['all', 'courses', 'users'] as const

export type PushType = (typeof pushTypes)[number]
export type NodeType = (typeof nodeTypes)[number]
export type FileType = (typeof fileTypes)[number]
export type Audience = (typeof audiences)[number]

/** LIM-banner: digits, letters and English commas, nothing else. */
const listOfIds = /^[A-Za-z0-9,]*$/

function courseIds(): TextField {
  const field = text(500, { required: 'never' })
  const params = { problem: 'courseIds', namespace: 'banner' }
  return { ...field, schema: field.schema.refine((ids) => listOfIds.test(ids), { params }) }
}

/** LIM-banner: '' or a page of this host. */
function ownPath(): TextField {
  const field = text(200, { required: 'never' })
  const params = { problem: 'ownPath', namespace: 'banner' }
  return { ...field, schema: field.schema.refine((path) => path === '' || isOwnPath(path), { params }) }
}

/** F4. What belongs to one kind of push alone is empty in the other. */
export const bannerFields = {
  title: text(50),
  pushType: oneOf(pushTypes),
  /** Of pushes at an event. */
  nodeType: oneOf(nodeTypes, { required: 'never' }),
  /** Of pushes at a time. */
  pushTime: time({ required: 'never' }),
  courseIds: courseIds(),
  audience: oneOf(audiences, { initial: 'all' }),
  userIds: pickMany('user', 500),
  fileType: oneOf(fileTypes),
  image: picture('cover', { required: 'never' }),
  videoId: pick('file', { required: 'never' }),
  targetKind: oneOf(targetKinds, { initial: 'none' }),
  targetCourseId: pick('course', { required: 'never' }),
  targetProductId: pick('product', { required: 'never' }),
  targetActivityId: pick('activity', { required: 'never' }),
  targetPath: ownPath(),
}

/** The ids in a list as it is typed: `12,34`. What is no id goes into `unknown`, because no course has it. */
export function readCourseIds(list: string): { readonly ids: number[]; readonly unknown: string[] } {
  const parts = list.split(',').filter((part) => part !== '')
  const isId = (part: string) => /^[1-9]\d{0,14}$/.test(part)
  return { ids: [...new Set(parts.filter(isId).map(Number))], unknown: parts.filter((part) => !isId(part)) }
}
