import { ja as ability } from '#features/ability/words/ja.ts'
import { ja as activity } from '#features/activity/words/ja.ts'
import { ja as career } from '#features/career/words/ja.ts'
import { ja as file } from '#features/file/words/ja.ts'
import { ja as learn } from '#features/learn/words/ja.ts'
import { ja as learning } from '#features/learning/words/ja.ts'
import { ja as operationLog } from '#features/operation-log/words/ja.ts'
import { ja as profile } from '#features/profile/words/ja.ts'
import { ja as session } from '#features/session/words/ja.ts'
import { ja as tag } from '#features/tag/words/ja.ts'
import { ja as user } from '#features/user/words/ja.ts'
import { ja as kit } from '#kit/words/ja.ts'
import { ja as shell } from './shell/ja.ts'

/** Every phrase of the product by namespace, one line each. */
export const ja = {
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
