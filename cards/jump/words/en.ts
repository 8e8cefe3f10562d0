export const en = {
  label: 'Jump',
  purpose: 'Leads to another card, or to another activity, an ability or a course.',
  fields: {
    kind: 'Leads to',
    targetId: 'Target',
    text: 'What the learner reads',
    label: 'Button',
    labelHint: 'Leave empty for the default text',
    how: 'How it opens',
    follow: 'The learner',
  },
  kinds: { card: 'A card', activity: 'An activity', ability: 'An ability', course: 'A course' },
  ways: { replace: 'Continue from there', over: 'Return afterwards', new: 'In a new page' },
  follow: { must: 'follows it', may: 'can also continue without jumping' },
  edit: {
    textExample: 'For example: let us look at this once more',
    condition: 'To jump only sometimes, add a condition below, under “Rules and abilities”.',
  },
  problems: {
    no: {
      card: 'Choose the target card',
      activity: 'Choose the target activity',
      ability: 'Choose the target ability',
      course: 'Choose the target course',
    },
  },
  incomplete: 'Open it to continue',
  play: {
    goes: 'Continues elsewhere',
    leads: 'You are taken there with “Next”.',
    there: 'Go there',
    opened: 'You have been there',
    notHere: 'This cannot be opened here.',
  },
}
