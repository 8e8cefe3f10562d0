import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  profile: {
    'app/console/ProfileScreen.tsx': ['nickname', 'description', 'avatar'],
    'features/people/profile/server/profile.handlers.ts': ['oldPassword', 'newPassword'],
  },
}
