export const en = {
  label: 'Ordering',
  purpose: 'Steps, dates or ideas that learners bring into the right order.',
  fields: {
    question: 'Question',
    items: 'Items, in the right order',
    itemText: 'Text of item {{number}}',
    itemNumber: 'Item {{number}}',
    scoring: 'Scoring',
  },
  scoring: { pairs: 'By pairs in the right order', exact: 'All right or no points' },
  edit: {
    shuffled: 'Shuffled for each learner. Drag, or Alt+↑↓',
    question: 'From the first step to the last…',
    addItem: 'Item',
    removeItem: 'Remove the item',
    drag: 'Move item {{number}}. Drag, or press Alt and an arrow key',
    more: 'More about item {{number}}',
  },
  problems: {
    noQuestion: 'The question is missing',
    fewItems: 'There must be at least {{count}} items',
    emptyItem: 'Item {{number}} is empty',
    twinItem: 'Item {{number}} is a duplicate',
  },
  play: {
    kicker: 'Put in order',
  },
}
