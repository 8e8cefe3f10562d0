import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** S-order. What was redeemed with a code is paid from the start. */
export const orderMachine = machine({
  name: 'order',
  states: { pending: 'wait', paid: 'ok', cancelled: 'off', refunded: 'bad' },
  initial: 'pending',
  moves: {
    confirm: { from: ['pending'], to: 'paid', who: superAdmins, tone: 'primary' },
    cancel: { from: ['pending'], to: 'cancelled', who: superAdmins, tone: 'danger' },
    refund: { from: ['paid'], to: 'refunded', who: superAdmins, reason: 'required', tone: 'danger' },
  },
})
