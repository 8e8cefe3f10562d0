export const en = {
  faults: {
    wrongCredentials: 'The user name or password is not right',
    lockedOut_one: 'Too many failed attempts. Please try again in {{count}} minute',
    lockedOut_other: 'Too many failed attempts. Please try again in {{count}} minutes',
    captchaMissing: 'Please complete the verification first',
    captchaWrong: 'The verification has expired or was used already. Please verify again',
    roleAbnormal: 'user role abnormal',
    underReview: 'your account is under review, please wait',
    accountInvalid: 'This account has been disabled. Please contact an administrator',
  },
  fields: {
    username: 'User name',
    nickname: 'Nickname',
    password: 'Password',
  },
}
