import { ja as kit } from '#kit/words/ja.ts'
import { ja as session } from '#features/people/session/words/ja.ts'
import { ja as user } from '#features/people/user/words/ja.ts'

/** What signing in says; all that the login page loads of its language. */
export const ja = { kit, session, user }
