export const en = {
  access: { message: 'Messages' },
  problems: { sensitive: 'This contains sensitive words: {{words}}' },
  lists: {
    index: {
      title: 'All messages',
      lead: 'Notices, questions and answers that concern you.',
      empty: 'No messages yet',
      emptyLead: 'Review results, learner questions and replies appear here.',
    },
    teachering: {
      title: 'Teacher replies',
      lead: 'Teachers’ replies to learners.',
      empty: 'No replies yet',
      emptyLead: 'Replies to learners’ questions and conversations are kept here.',
    },
    teachered: {
      title: 'Learner questions',
      lead: 'Questions that learners asked on a card.',
      empty: 'No questions yet',
      emptyLead:
        'Questions appear here for activities that you host or created, and for courses whose messages you can answer.',
    },
    simple: {
      title: 'AI answers',
      lead: 'Single answers that AI gave to your learners.',
      empty: 'No AI answers yet',
      emptyLead: 'They appear when a learner opens a card that an AI answers.',
    },
    multiple: {
      title: 'AI conversations',
      lead: 'Conversations between your learners and the AI of a card, the tutor or the learning partner.',
      empty: 'No conversations yet',
      emptyLead: 'They appear when a learner talks to the AI of a card, the tutor or the learning partner.',
    },
  },
  fields: {
    content: 'Text',
    type: 'Kind',
    activityId: 'Activity',
    senderId: 'Sender',
    createdAt: 'Time',
    fileIds: 'Files',
  },
  values: {
    type: {
      message: 'Notice',
      teachering: 'Reply',
      teachered: 'Question',
      simple: 'AI answer',
      multiple: 'AI conversation',
    },
  },
  tabs: { all: 'All', unread: 'Unread', read: 'Read', label: 'Read or unread' },
  row: {
    unread: 'Unread',
    you: 'You',
    system: 'System',
    answered: 'Answered',
    waiting: 'Needs a reply',
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
    noNext: 'No more unread messages.',
    keys: 'Shortcuts: / search, j/k move, Alt N next unread',
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
    noReply: 'You can read this conversation. Only people who can answer messages can reply.',
    notice: 'Notices cannot be answered.',
    files: 'Files',
  },
  reply: {
    label: 'Your reply',
    placeholder: 'Write a reply',
    send: 'Send',
    sent: 'Reply sent',
    kept: 'Your unsent reply has been restored.',
    offline: 'No connection. Your reply is kept here; send it when you are back online.',
    attach: 'Add files',
    remove: 'Remove {{name}}',
    sending: '{{percent}}%',
    waits: 'Files are still uploading.',
  },
  told: {
    approved: '“{{title}}” was approved.',
    rejected: '“{{title}}” was rejected.',
    newDevice:
      'New sign-in to your account: {{device}}, from {{address}}. If that was not you, change your password and end the other sessions.',
    newDeviceUnnamed:
      'New sign-in to your account from {{address}}, on an unknown device. If that was not you, change your password and end the other sessions.',
    triesAtSignIn:
      'Someone knows your password: at {{address}} it was right, and then the second factor was wrong too many times. Change your password, unless it was you.',
    triesToConfirm:
      'In an open session of your account, at {{address}}, someone failed too often to prove that it is you. If that was not you, end the other sessions and change your password.',
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
  faults: { notAnswerable: 'Notices cannot be answered' },
}
