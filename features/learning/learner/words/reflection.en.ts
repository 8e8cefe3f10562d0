export const en = {
  title: 'Looking back',
  lead: 'How well can you do this now? Your word counts for a fifth.',
  rating: '{{number}} of 5',
  low: 'Not yet',
  high: 'Very well',
  text: 'What helped, what is still hard?',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
  send: 'Save',
  sending: 'Saving',
  sent: 'Saved. You can change it at any time.',
}
