import { machine } from '#kit/contract/machine.ts'
import { administrators } from '#kit/contract/role.ts'

/** S-activity: nobody reviews an activity; each publishing makes a new immutable version (D8, D9). */
export const activityMachine = machine({
  name: 'activity',
  states: { draft: 'off', public: 'ok', hidden: 'wait' },
  initial: 'draft',
  moves: {
    publish: {
      from: ['draft', 'hidden', 'public'],
      to: 'public',
      who: administrators,
      owner: true,
      repeatsWith: 'hasUnpublishedChanges',
      tone: 'primary',
    },
    hide: { from: ['public'], to: 'hidden', who: administrators, owner: true },
  },
})
