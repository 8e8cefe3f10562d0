import { zh as kit } from '#kit/words/zh.ts'
import { zh as session } from '#features/people/session/words/zh.ts'
import { zh as user } from '#features/people/user/words/zh.ts'

/** What signing in says; all that the login page loads of its language. */
export const zh = { kit, session, user }
