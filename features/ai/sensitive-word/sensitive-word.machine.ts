import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** A word is looked for from the moment it is written; paused, it stays in the list and refuses nothing. */
export const sensitiveWordMachine = machine({
  name: 'sensitive-word',
  states: { active: 'ok', paused: 'off' },
  initial: 'active',
  moves: {
    pause: { from: ['active'], to: 'paused', who: superAdmins },
    resume: { from: ['paused'], to: 'active', who: superAdmins, tone: 'primary' },
  },
})
