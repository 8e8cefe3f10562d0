import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  session: {
    'features/people/session/server/login.ts': ['username', 'password'],
    'features/people/session/server/register.ts': ['nickname'],
    'features/people/second-factor/server/second-factor.commands.ts': ['code'],
  },
}
