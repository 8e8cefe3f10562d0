import type { FieldReaders } from '#kit/server/testing/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  session: {
    'features/people/session/server/login.ts': ['username', 'password'],
    'features/people/session/server/register.ts': ['nickname'],
  },
}
