export const en = {
  label: 'Link',
  purpose: 'A page elsewhere, opened in a new page or shown right here.',
  incomplete: 'Open it to go on',
  fields: {
    url: 'Address',
    urlHint: 'Web page, mail address or telephone number',
    how: 'Opens',
    label: 'Words on the button',
    description: 'What is found there',
  },
  how: { newPage: 'In a new page', embedded: 'Inside the card' },
  edit: {
    embedHint: 'Some sites do not allow it. Look at the phone: what it shows, learners see.',
  },
  problems: {
    noUrl: 'The address is missing',
    badUrl: 'This is not an address that can be opened',
    notEncrypted: 'Only an address that begins with https can be shown inside the card',
  },
  play: {
    open: 'Open',
    write: 'Write a mail',
    call: 'Call',
    newPage: 'opens in a new page',
    frame: 'Page of {{host}}',
    elsewhere: 'Not showing? Open it in a new page',
    opened: 'Opened',
  },
}
