import { machine } from '#kit/machine.ts'
import { superAdmins } from '#kit/role.ts'

/** Only what is active is counted and billed. */
export const unitMachine = machine({
  name: 'unit',
  states: { active: 'ok', retired: 'off' },
  initial: 'active',
  moves: {
    retire: { from: ['active'], to: 'retired', who: superAdmins },
    activate: { from: ['retired'], to: 'active', who: superAdmins, tone: 'primary' },
  },
})
