import { machine } from '#kit/contract/machine.ts'
import { administrators, reviewers } from '#kit/contract/role.ts'

const owners = { who: administrators, owner: true } as const
const decided = { who: reviewers, forbiddenOnOwn: ['auditor'] } as const

/** F2, S-product: online inside for the staff alone, or public after a review; what was public is finished, not a draft. */
export const productMachine = machine({
  name: 'product',
  states: { draft: 'off', inner: 'brand', reviewing: 'wait', public: 'ok', finished: 'off', rejected: 'bad' },
  initial: 'draft',
  moves: {
    submit: { from: ['draft', 'inner', 'rejected'], to: 'reviewing', ...owners, tone: 'primary' },
    inner: { from: ['draft'], to: 'inner', ...owners },
    approve: { from: ['reviewing'], to: 'public', ...decided, reason: 'optional', tone: 'primary' },
    reject: { from: ['reviewing'], to: 'rejected', ...decided, reason: 'required', tone: 'danger' },
    withdraw: { from: ['reviewing'], to: 'draft', who: [], owner: true },
    online: { from: ['finished'], to: 'public', ...owners, guard: 'isApproved' },
    offline: { from: ['public'], to: 'finished', ...owners },
    innerOffline: { from: ['inner'], to: 'draft', ...owners },
  },
})

/** Where its form may be saved: what a reviewer approved does not change without a new review. */
export const productEditableIn = ['draft', 'rejected', 'inner'] as const
