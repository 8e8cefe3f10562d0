export const en = {
  faults: {
    tooManyAttempts_one: 'The current password was wrong too often. Please try again in {{count}} minute',
    tooManyAttempts_other: 'The current password was wrong too often. Please try again in {{count}} minutes',
  },
  problems: {
    wrongPassword: 'This is not your current password',
    samePassword: 'The new password must differ from the current one',
  },
  fields: {
    nickname: 'Nickname',
    description: 'About me',
    avatar: 'Avatar',
    oldPassword: 'Current password',
    newPassword: 'New password',
  },
}
