import { es as kit } from '#kit/words/es.ts'
import { es as session } from '#features/people/session/words/es.ts'
import { es as user } from '#features/people/user/words/es.ts'

/** What signing in says; all that the login page loads of its language. */
export const es = { kit, session, user }
