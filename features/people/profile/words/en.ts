export const en = {
  access: { profile: 'Own account' },
  problems: {
    wrongPassword: 'This is not your current password',
    samePassword: 'The new password must differ from the current one',
  },
  fields: {
    nickname: 'Nickname',
    description: 'Introduction',
    avatar: 'Avatar',
    oldPassword: 'Current password',
    newPassword: 'New password',
  },
  screen: {
    title: 'My profile',
    lead: 'How others see you: on what you make, in messages and in reviews.',
    save: 'Save',
    saved: 'Your profile is saved',
    passwordTitle: 'Change the password',
    passwordLead: 'Your other sessions end when the password changes; this one stays.',
    passwordHint: 'At least {{min}} characters; a short sentence is good',
    change: 'Change password',
    changed: 'The password is changed. Your other sessions have ended',
    sessionsTitle: 'Where you are signed in',
    sessionsLead: 'If you do not know one of these, end it and change your password.',
    roles: 'Roles',
  },
}
