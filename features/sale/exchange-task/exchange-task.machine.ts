import { machine } from '#kit/contract/machine.ts'
import { administrators } from '#kit/contract/role.ts'

export const taskStatuses = ['initialized', 'pending', 'generating', 'finished', 'failed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** Why a task failed: its product went offline meanwhile, or something that the server's log has. */
export const taskFailures = ['', 'notOnSale', 'unexpected'] as const
export type TaskFailure = (typeof taskFailures)[number]

/** S-task. What the job does has no `who`; people only queue a task, for the first time or again. */
export const exchangeTaskMachine = machine({
  name: 'exchange-task',
  states: { initialized: 'off', pending: 'wait', generating: 'brand', finished: 'ok', failed: 'bad' },
  initial: 'initialized',
  moves: {
    queue: { from: ['initialized'], to: 'pending', who: administrators, tone: 'primary' },
    begin: { from: ['pending'], to: 'generating', who: [] },
    finish: { from: ['generating'], to: 'finished', who: [] },
    fail: { from: ['generating'], to: 'failed', who: [] },
    retry: { from: ['failed'], to: 'pending', who: administrators, tone: 'primary' },
  },
})
