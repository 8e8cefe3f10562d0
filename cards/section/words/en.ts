export const en = {
  label: 'Section',
  purpose: 'Starts a part of the activity with a heading, a picture and the score of its cards.',
  fields: {
    subtitle: 'Subtitle',
    subtitleHint: 'A short line above the heading, such as “Part 1”',
    cover: 'Cover (16:9)',
    tone: 'Colour',
  },
  tones: { brand: 'Blue', green: 'Green', amber: 'Amber', red: 'Red', grey: 'Grey' },
  edit: { titleIsHeading: 'The title above is its heading. The cards up to the next section belong to it.' },
  problems: { noTitle: 'The section needs a title' },
  play: {
    cards: 'In this section',
    done: 'done',
    open: 'still open',
    score: '{{earned}} of {{possible}} points so far',
  },
}
