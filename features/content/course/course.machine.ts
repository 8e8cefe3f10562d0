import { machine } from '#kit/contract/machine.ts'
import { administrators } from '#kit/contract/role.ts'

/** Nobody reviews a course. Closed, it takes no new learners; those inside go on. */
export const courseMachine = machine({
  name: 'course',
  states: { draft: 'off', public: 'ok', closed: 'wait' },
  initial: 'draft',
  moves: {
    publish: { from: ['draft', 'closed'], to: 'public', who: administrators, owner: true, tone: 'primary' },
    close: { from: ['public'], to: 'closed', who: administrators, owner: true },
  },
})
