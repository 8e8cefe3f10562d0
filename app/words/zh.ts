import { zh as ability } from '#features/ability/words/zh.ts'
import { zh as activity } from '#features/activity/words/zh.ts'
import { zh as career } from '#features/career/words/zh.ts'
import { zh as file } from '#features/file/words/zh.ts'
import { zh as learn } from '#features/learn/words/zh.ts'
import { zh as learning } from '#features/learning/words/zh.ts'
import { zh as operationLog } from '#features/operation-log/words/zh.ts'
import { zh as profile } from '#features/profile/words/zh.ts'
import { zh as session } from '#features/session/words/zh.ts'
import { zh as tag } from '#features/tag/words/zh.ts'
import { zh as user } from '#features/user/words/zh.ts'
import { zh as kit } from '#kit/words/zh.ts'
import { zh as shell } from './shell/zh.ts'

/** Every phrase of the product by namespace, one line each. */
export const zh = {
  ability,
  activity,
  career,
  file,
  kit,
  learn,
  learning,
  'operation-log': operationLog,
  profile,
  session,
  shell,
  tag,
  user,
}
