import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

/**
 * Several may be kept for one category; at most one of them is in use. Taking one into use lays the other aside. It is taken
 * when its reference examples pass; a reason overrules them. One that cannot be tested without a provider may wait as `untested`.
 */
export const aiConfigMachine = machine({
  name: 'ai-config',
  states: { idle: 'off', untested: 'wait', inUse: 'ok' },
  initial: 'idle',
  moves: {
    use: { from: ['idle', 'untested'], to: 'inUse', who: superAdmins, reason: 'optional', tone: 'primary' },
    awaitTest: { from: ['idle'], to: 'untested', who: superAdmins, reason: 'optional' },
    layAside: { from: ['inUse', 'untested'], to: 'idle', who: superAdmins },
  },
})
