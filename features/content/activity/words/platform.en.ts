export const en = {
  panel: 'Distribution by the platform',
  needsPublishing: 'Publish the activity first: the platform looks at what learners read.',
  applyLead:
    'The platform looks at the published version and may offer it to its own learners, with a share of the revenue.',
  reason: 'The platform says: {{reason}}',
  queue: 'Platform review',
  toEditor: 'Open the editor',
  said: 'The platform says:',
  card: 'Card {{number}}',
  states: { private: 'Creators only', submitted: 'Under review', passed: 'Passed', failed: 'Failed' },
  moves: { apply: 'Apply for distribution', pass: 'Pass', fail: 'Fail' },
}
