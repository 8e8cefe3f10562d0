import { en as kit } from '#kit/words/en.ts'
import { en as session } from '#features/people/session/words/en.ts'
import { en as user } from '#features/people/user/words/en.ts'

/** What signing in says; all that the login page loads of its language. */
export const en = { kit, session, user }
