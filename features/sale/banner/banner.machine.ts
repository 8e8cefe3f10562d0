import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** S-banner. One that is pushed at a time is armed, and its time moves it; the move by hand is for those pushed at an event. */
export const bannerMachine = machine({
  name: 'banner',
  states: { draft: 'off', public: 'ok' },
  initial: 'draft',
  moves: { publish: { from: ['draft'], to: 'public', who: superAdmins, tone: 'primary' } },
})
