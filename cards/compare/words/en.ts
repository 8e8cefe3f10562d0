export const en = {
  label: 'Comparison',
  purpose: 'Two pictures to compare under a slider, or before and after.',
  incomplete: 'Compare both pictures to continue',
  fields: {
    question: 'What to look for',
    before: 'First picture',
    beforeLabel: 'Label of the first picture',
    after: 'Second picture',
    afterLabel: 'Label of the second picture',
    mode: 'How they are compared',
    direction: 'The line moves',
    start: 'Of the first picture at the start',
    zoom: 'Can be enlarged',
  },
  modes: { slider: 'Under a slider', switch: 'One at a time' },
  modeHints: {
    slider: 'Pictures of the same size fit best.',
    switch: 'A tap switches between the two.',
  },
  directions: { horizontal: 'Left and right', vertical: 'Up and down' },
  edit: {
    question: 'What has changed?',
    swap: 'Swap the pictures',
  },
  problems: {
    before: 'The first picture is missing',
    after: 'The second picture is missing',
  },
  play: {
    before: 'Before',
    after: 'After',
    slider: 'Slider between “{{before}}” and “{{after}}”',
    share: '{{share}}% of “{{label}}”',
    enlarge: 'Enlarge “{{label}}”',
    which: 'Which picture is shown',
  },
}
