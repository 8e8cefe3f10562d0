import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  account: {
    'features/people/user/server/account.handlers.ts': ['password', 'handOverTo'],
  },
  user: {
    'features/people/user/web/userColumns.tsx': ['phone', 'wxOpenid', 'unionId'],
    'features/people/user/web/UserList.tsx': ['nickname', 'username'],
    'features/people/session/server/stillSignedIn.ts': ['roles'],
    'features/people/session/server/login.ts': ['password'],
    'features/people/user/server/user.handlers.ts': ['newPassword'],
  },
}
