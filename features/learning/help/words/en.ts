export const en = {
  fields: {
    activityId: 'Activity',
    cardId: 'Card',
    clientId: 'Request number',
    manner: 'Tutor or learning partner',
    said: 'Message',
    hintsUsed: 'Hints used',
    turnId: 'Reply',
  },
  faults: {
    notOffered: 'There is no tutor or learning partner here at the moment.',
    enoughHelp: 'You have asked a lot today. Go on tomorrow, or ask your teacher.',
    silent: 'This reply cannot be read aloud.',
  },
}
