import { machine } from '#kit/contract/machine.ts'
import { administrators } from '#kit/contract/role.ts'

/** S-tag: tags are made pending; only reviewed ones can be picked, an existing link stays. */
export const tagMachine = machine({
  name: 'tag',
  states: { pending: 'wait', reviewed: 'ok' },
  initial: 'pending',
  moves: {
    review: { from: ['pending'], to: 'reviewed', who: administrators, tone: 'primary' },
    unreview: { from: ['reviewed'], to: 'pending', who: administrators },
  },
})
