export const en = {
  panel: 'Platform distribution',
  needsPublishing: 'Publish the activity first: the platform reviews what learners see.',
  applyLead:
    'The platform reviews the published version and may offer it to its own learners for a share of the revenue.',
  reason: 'The platform says: {{reason}}',
  queue: 'Platform review',
  toEditor: 'Open the editor',
  said: 'The platform says:',
  card: 'Card {{number}}',
  states: {
    private: 'Visible only to creators',
    submitted: 'Under review',
    passed: 'Approved',
    failed: 'Rejected',
  },
  moves: { apply: 'Apply for platform distribution', pass: 'Approve', fail: 'Reject' },
}
