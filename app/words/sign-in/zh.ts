import { zh as kit } from '#kit/words/zh.ts'
import { zh as session } from '#features/session/words/zh.ts'
import { zh as user } from '#features/user/words/zh.ts'

/** What signing in says; all that the login page loads of its language. */
export const zh = { kit, session, user }
