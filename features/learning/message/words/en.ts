export const en = {
  access: { message: 'Messages' },
  problems: { sensitive: 'This contains words that may not be used here: {{words}}' },
  lists: {
    index: {
      title: 'All messages',
      lead: 'Notices, questions and answers that concern you.',
      empty: 'No messages yet',
      emptyLead: 'Outcomes of reviews, learners’ questions and their answers come here.',
    },
    teachering: {
      title: 'Replies from teachers',
      lead: 'What teachers have answered learners.',
      empty: 'No replies yet',
      emptyLead: 'Answer a question or a talk, and your words are kept here.',
    },
    teachered: {
      title: 'Questions to teachers',
      lead: 'Questions that learners ask at a card of an activity.',
      empty: 'No questions yet',
      emptyLead:
        'A learner’s question comes here when you host the activity, made it, or may answer messages of its course.',
    },
    simple: {
      title: 'AI assistant',
      lead: 'Single answers that an AI gave to learners whom you follow.',
      empty: 'No AI answers yet',
      emptyLead: 'They appear as soon as a learner reads a card that an AI answers.',
    },
    multiple: {
      title: 'AI conversations',
      lead: 'Talks in turns between learners whom you follow and the AI of a card, the tutor or the learning partner.',
      empty: 'No talks yet',
      emptyLead:
        'They appear as soon as a learner speaks with the AI of a card, the tutor or the learning partner.',
    },
  },
  fields: {
    content: 'Text',
    type: 'Kind',
    activityId: 'Activity',
    senderId: 'Person',
    createdAt: 'Time',
    fileIds: 'Files',
  },
  values: {
    type: {
      message: 'Notice',
      teachering: 'Reply',
      teachered: 'Question',
      simple: 'AI answer',
      multiple: 'AI talk',
    },
  },
  tabs: { all: 'All', unread: 'Unread', read: 'Read', label: 'Read or unread' },
  row: {
    unread: 'Unread',
    you: 'You',
    system: 'System',
    answered: 'Answered',
    waiting: 'Waits for an answer',
    along: { tutor: 'With tutor conversation', partner: 'With learning partner conversation' },
    files_one: '{{count}} file',
    files_other: '{{count}} files',
  },
  actions: {
    readPage: 'Mark this page as read',
    readAll: 'Mark all as read',
    marked_one: '{{count}} message marked as read',
    marked_other: '{{count}} messages marked as read',
    next: 'Next unread',
    noNext: 'Nothing is unread here.',
    keys: 'Keys: / search, j and k move, Alt N next unread',
  },
  thread: {
    label: 'Conversation',
    choose: 'Choose a message',
    chooseLead: 'The conversation it belongs to is shown here.',
    ai: 'AI',
    author: 'Prepared by the author',
    along: 'The learner had this conversation before asking, and sent it along.',
    isNew: 'New',
    open: 'Open “{{title}}”',
    openRecord: 'Open the record',
    openSessions: 'See your sessions',
    card: 'Card “{{title}}”',
    noReply: 'You can read this talk. Replying is for those who may answer messages.',
    notice: 'Notices take no reply.',
    files: 'Files',
  },
  reply: {
    label: 'Your reply',
    placeholder: 'Write a reply',
    send: 'Send',
    sent: 'Reply sent',
    kept: 'What you had not sent is back.',
    offline: 'No connection. Your reply is kept here; send it when you are back online.',
    attach: 'Add files',
    remove: 'Remove {{name}}',
    sending: '{{percent}}%',
    waits: 'Files are still being sent.',
  },
  told: {
    approved: '“{{title}}” passed review.',
    rejected: '“{{title}}” did not pass review.',
    newDevice:
      'New sign-in to your account: {{device}}, from {{address}}. If that was not you, change your password and end the other sessions.',
    newDeviceUnnamed:
      'New sign-in to your account from {{address}}, on an unknown device. If that was not you, change your password and end the other sessions.',
    triesAtSignIn:
      'Somebody knows your password: at {{address}} it was right, and then the second factor was wrong too many times. Change your password, unless it was you.',
    triesToConfirm:
      'In an open session of your account, at {{address}}, somebody failed too often to prove that it is you. If that was not you, end the other sessions and change your password.',
    factorAdded:
      '“{{name}}” is now a second factor of your account. If you did not add it, change your password and ask an administrator for help.',
    factorRemoved:
      '“{{name}}” is no longer a second factor of your account. If you did not remove it, change your password and end the other sessions.',
    factorsReset:
      'An administrator has removed all second factors of your account. You can set up a new one at any time.',
    codesRenewed:
      'Your account has new recovery codes; the old ones no longer work. If you did not make them, change your password and end the other sessions.',
    codeUsed:
      'A recovery code of your account was used, at {{address}}. Codes left: {{left}}. If that was not you, change your password and end the other sessions.',
  },
  faults: { notAnswerable: 'Notices take no reply.' },
}
