export const en = {
  access: { account: 'Account: data and closing' },
  faults: {
    holdsPublic_one: 'Others use something that belongs to this account. Hand it over first',
    holdsPublic_other: 'Others use {{count}} things that belong to this account. Hand them over first',
  },
  problems: {
    wrongPassword: 'The current password is incorrect',
    notSuccessor: 'Choose someone else who can create content',
  },
  fields: {
    password: 'Current password',
    handOverTo: 'Hand over to',
  },
  data: {
    title: 'My data',
    lead: 'Everything stored about you, in one zip: what you wrote and did as JSON, and your files.',
    action: 'Download my data',
    preparing: 'Gathering your data…',
  },
  close: {
    title: 'Close my account',
    lead: 'Your name, picture, contacts, settings and the files that nobody else uses are removed at once. Answers and orders stay under a number without your name. This cannot be undone.',
    action: 'Close my account…',
    confirm: 'Close for good',
    before: 'You may want to download your data first.',
    held: 'Others still use this. Choose who takes it over:',
    search: 'Search colleagues',
    choose: 'Choose someone',
    done: 'Your account is closed',
  },
  other: {
    action: 'Close account',
    title: 'Close the account of {{name}}',
    lead: 'Name, picture, contacts and settings are removed at once, and every session ends. Answers and orders stay under a number. This cannot be undone.',
    done: 'Account closed',
  },
  resources: {
    ability: 'Ability',
    activity: 'Activity',
    agent: 'Agent',
    career: 'Career',
    course: 'Course',
    product: 'Product',
  },
}
