import { machine } from '#kit/contract/machine.ts'
import { administrators, reviewers } from '#kit/contract/role.ts'

/** S-platform (D12): the platform's own look at an activity before it distributes it; it begins seen by creators only. */
export const platformMachine = machine({
  name: 'activity-platform',
  states: { private: 'off', submitted: 'wait', passed: 'ok', failed: 'bad' },
  initial: 'private',
  moves: {
    apply: {
      from: ['private', 'failed'],
      to: 'submitted',
      who: administrators,
      owner: true,
      guard: 'isPublished',
    },
    pass: {
      from: ['submitted'],
      to: 'passed',
      who: reviewers,
      forbiddenOnOwn: ['auditor'],
      reason: 'optional',
      tone: 'primary',
    },
    fail: {
      from: ['submitted'],
      to: 'failed',
      who: reviewers,
      forbiddenOnOwn: ['auditor'],
      reason: 'required',
      tone: 'danger',
    },
  },
})
