import { machine } from '#kit/contract/machine.ts'
import { administrators, reviewers } from '#kit/contract/role.ts'

/** S-review: the states of careers, abilities and creators' pages, which somebody else approves before they are public. */
export const reviewMachine = <Name extends string>(name: Name) =>
  machine({
    name,
    states: { draft: 'off', reviewing: 'wait', public: 'ok' },
    initial: 'draft',
    moves: {
      submit: { from: ['draft'], to: 'reviewing', who: administrators, owner: true, tone: 'primary' },
      approve: {
        from: ['reviewing'],
        to: 'public',
        who: reviewers,
        forbiddenOnOwn: ['auditor'],
        reason: 'optional',
        tone: 'primary',
      },
      reject: {
        from: ['reviewing'],
        to: 'draft',
        who: reviewers,
        forbiddenOnOwn: ['auditor'],
        reason: 'required',
        tone: 'danger',
      },
      withdraw: { from: ['reviewing'], to: 'draft', who: [], owner: true },
      online: { from: ['draft'], to: 'public', who: administrators, owner: true, guard: 'isApproved' },
      offline: { from: ['public'], to: 'draft', who: administrators, owner: true },
    },
  })
