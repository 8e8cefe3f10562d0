import { en as ability } from '#features/ability/words/en.ts'
import { en as activity } from '#features/activity/words/en.ts'
import { en as career } from '#features/career/words/en.ts'
import { en as file } from '#features/file/words/en.ts'
import { en as learn } from '#features/learn/words/en.ts'
import { en as learning } from '#features/learning/words/en.ts'
import { en as operationLog } from '#features/operation-log/words/en.ts'
import { en as profile } from '#features/profile/words/en.ts'
import { en as session } from '#features/session/words/en.ts'
import { en as tag } from '#features/tag/words/en.ts'
import { en as user } from '#features/user/words/en.ts'
import { en as kit } from '#kit/words/en.ts'
import { en as shell } from './shell/en.ts'

/** Every phrase of the product by namespace, one line each. */
export const en = {
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
