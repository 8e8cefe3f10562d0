export const en = {
  label: 'Text',
  purpose: 'A page to read: headings, lists, callouts, tables, code, formulas and links.',
  fields: {
    body: 'Text',
    layout: 'Layout',
    layoutHint: 'Each heading begins a part that opens by itself',
    readAloud: 'Offer to read it aloud',
    readAloudHint: 'With the voice of the learner’s own device',
  },
  layouts: { page: 'One page', accordion: 'Accordion', tabs: 'Tabs' },
  problems: { empty: 'The text is empty', noPanels: 'There is no heading yet: each begins a part' },
  play: { listen: 'Listen', stop: 'Stop' },
}
