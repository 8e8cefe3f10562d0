export const en = {
  title: 'Reflection',
  lead: 'How well can you do this now? Your own rating counts for one fifth of the ability score.',
  rating: '{{number}} of 5',
  low: 'Not yet',
  high: 'Very well',
  text: 'What helped? What is still hard?',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
  send: 'Save',
  sending: 'Saving',
  sent: 'Saved. You can change it at any time.',
}
