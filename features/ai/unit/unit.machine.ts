import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

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
