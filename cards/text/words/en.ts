export const en = {
  label: 'Text',
  purpose: 'A page to read: headings, lists, callouts, tables, code, formulas and links.',
  fields: {
    body: 'Text',
    readAloud: 'Offer to read it aloud',
    readAloudHint: 'With the voice of the learner’s own device',
  },
  problems: { empty: 'The text is empty' },
  play: { listen: 'Listen', stop: 'Stop' },
}
