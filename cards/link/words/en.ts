export const en = {
  label: 'Link',
  purpose: 'A web page that opens in a new page or inside the card.',
  incomplete: 'Open it to continue',
  fields: {
    url: 'Address',
    urlHint: 'Web page, mail address or telephone number',
    how: 'Opens',
    label: 'Button text',
    description: 'What it is about',
  },
  how: { newPage: 'In a new page', embedded: 'Inside the card' },
  edit: {
    embedHint: 'Some sites do not allow it. The phone preview shows what learners will see.',
  },
  problems: {
    noUrl: 'The address is missing',
    badUrl: 'This address cannot be opened. Check it',
    notEncrypted: 'Only an address that begins with https can be shown inside the card',
  },
  play: {
    open: 'Open',
    write: 'Write an email',
    call: 'Call',
    newPage: 'opens in a new page',
    frame: 'Page of {{host}}',
    elsewhere: 'Not showing? Open it in a new page',
    opened: 'Opened',
  },
}
