export const en = {
  label: 'Composite card',
  purpose: 'Several cards in one: in order, shuffled, or some drawn from a pool.',
  fields: {
    intro: 'Introduction',
    introHint: 'A page before the cards. Leave empty to skip it.',
    cards: 'Cards inside',
    order: 'Order',
    draw: 'Cards for each learner',
    showResult: 'Show a result page at the end',
    result: 'Words on the result page',
  },
  orders: { fixed: 'As written', shuffled: 'Shuffled', drawn: 'Drawn from the pool' },
  edit: { inRail: 'Add and edit them in the list on the left.', of: 'of {{count}}' },
  problems: {
    noCards: 'There is no card inside yet',
    drawTooMany: 'Only {{count}} cards can be drawn',
  },
  play: {
    parts_one: '{{count}} part',
    parts_other: '{{count}} parts',
    result: 'Your result',
    score: '{{earned}} of {{possible}} points',
    done: 'done',
    open: 'still open',
    short: 'some wrong',
  },
}
