import { faults } from '#kit/contract/fault.ts'

export const sessionFaults = faults('session', {
  wrongCredentials: 1100,
  slowedDown: 1101,
  captchaMissing: 1102,
  captchaWrong: 1103,
  roleAbnormal: 1104,
  underReview: 1105,
  accountInvalid: 1106,
  mustChangePassword: 1107,
  registeringSlowed: 1108,
  mustSetUpFactor: 1109,
  signInExpired: 1110,
  secondFactorNeeded: 1111,
  tooManyTries: 1112,
})
