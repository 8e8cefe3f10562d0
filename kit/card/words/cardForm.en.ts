import type { Phrases } from '#kit/i18n/words.ts'

/** Phrases of the forms of cards, whatever their type. */
export const en = {
  rubric: {
    label: 'Rubric',
    hint: 'What the grade is made of',
    add: 'Criterion',
    title: 'Criterion {{number}}',
    detail: 'Requirements for full marks, criterion {{number}}',
    detailShort: 'What earns full marks',
    points: 'Points for criterion {{number}}',
    unit: 'pts',
    remove: 'Remove criterion {{number}}',
  },
  cardForm: {
    order: 'Drag, or Alt+↑↓',
    picture: 'Picture',
    addPicture: 'Add a picture',
    removePicture: 'Remove the picture',
    explanation: 'Explanation',
    explanationHint: 'Shown after the answer. Write it for those who got it wrong.',
  },
  ai: {
    missing: 'No AI is connected. Learners see the fallback text you write.',
    agent: 'Agent',
    agentDefault: 'System default',
  },
  drawn: {
    open: 'Generate from a prompt',
    title: 'A picture from a prompt',
    prompt: 'What the picture shows',
    placeholder: 'A lighthouse on a rocky coast, early morning',
    styles: 'Style',
    size: 'Size',
    count: 'How many',
    draw: 'Generate',
    stop: 'Stop',
    drawing: 'Drawing, {{seconds}} s so far',
    choose: 'Choose one',
    picture: 'Picture {{number}}',
    take: 'Use this picture',
    othersStay: 'The others stay in your files.',
    sensitive: '{{message}} ({{words}})',
    missing: 'No AI that draws is connected.',
  },
} as const satisfies Phrases
