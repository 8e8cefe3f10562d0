export const en = {
  label: 'Jump',
  purpose: 'Leads to another card, or to another activity, an ability or a course.',
  fields: {
    kind: 'Leads to',
    targetId: 'Target',
    text: 'What the learner reads',
    label: 'Button',
    labelHint: 'Left empty, the player has its own words',
    how: 'How it opens',
    follow: 'The learner',
  },
  kinds: { card: 'A card', activity: 'An activity', ability: 'An ability', course: 'A course' },
  ways: { replace: 'Goes on from there', over: 'Comes back afterwards', new: 'In a new page' },
  follow: { must: 'follows it', may: 'may also go on without' },
  edit: {
    textExample: 'For example: let us look at this once more',
    condition: 'To jump only sometimes, add a condition below, under “Rules and abilities”.',
  },
  problems: {
    no: {
      card: 'Choose the card that it leads to',
      activity: 'Choose the activity that it leads to',
      ability: 'Choose the ability that it leads to',
      course: 'Choose the course that it leads to',
    },
  },
  incomplete: 'Open it to go on',
  play: {
    goes: 'It goes on elsewhere',
    leads: 'You are taken there with “Next”.',
    there: 'Go there',
    opened: 'You have been there',
    notHere: 'This cannot be opened here.',
  },
}
