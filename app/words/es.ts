import { es as ability } from '#features/ability/words/es.ts'
import { es as activity } from '#features/activity/words/es.ts'
import { es as career } from '#features/career/words/es.ts'
import { es as file } from '#features/file/words/es.ts'
import { es as learn } from '#features/learn/words/es.ts'
import { es as learning } from '#features/learning/words/es.ts'
import { es as operationLog } from '#features/operation-log/words/es.ts'
import { es as profile } from '#features/profile/words/es.ts'
import { es as session } from '#features/session/words/es.ts'
import { es as tag } from '#features/tag/words/es.ts'
import { es as user } from '#features/user/words/es.ts'
import { es as kit } from '#kit/words/es.ts'
import { es as shell } from './shell/es.ts'

/** Every phrase of the product by namespace, one line each. */
export const es = {
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
