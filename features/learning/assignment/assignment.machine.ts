import { machine } from '#kit/contract/machine.ts'

const answering = ['super_admin', 'teacher'] as const
// A teacher may learn too, and does not answer their own works.
const answered = { from: ['submitted'], who: answering, forbiddenOnOwn: ['teacher'] } as const

/** S-assignment. Its learner submits; who may answer which works is the teachers' affair. */
export const assignmentMachine = machine({
  name: 'assignment',
  states: {
    notSubmitted: 'off',
    submitted: 'wait',
    approved: 'ok',
    notApproved: 'bad',
    feedbackProvided: 'brand',
  },
  initial: 'notSubmitted',
  moves: {
    submit: {
      from: ['notSubmitted', 'notApproved', 'feedbackProvided'],
      to: 'submitted',
      who: [],
      owner: true,
      tone: 'primary',
    },
    // Not named like the moves of a review: the audits list those.
    accept: { ...answered, to: 'approved', reason: 'optional', tone: 'primary' },
    // Also what was answered: it is open again.
    sendBack: {
      ...answered,
      from: ['submitted', 'approved', 'feedbackProvided'],
      to: 'notApproved',
      reason: 'required',
      tone: 'danger',
    },
    comment: { ...answered, to: 'feedbackProvided', reason: 'required' },
  },
})
