import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** S-user: an invalid account's sessions end at once, and it cannot sign in. One that is closed is so for good. */
export const userMachine = machine({
  name: 'user',
  states: { valid: 'ok', invalid: 'bad', closed: 'off' },
  initial: 'valid',
  moves: {
    invalidate: { from: ['valid'], to: 'invalid', who: superAdmins, tone: 'danger', notSelf: true },
    validate: { from: ['invalid'], to: 'valid', who: superAdmins, tone: 'primary' },
  },
})
