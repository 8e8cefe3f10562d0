export const en = {
  fields: {
    configId: 'Configuration',
    activityId: 'Activity',
    cardId: 'Card',
    clientId: 'Request ID',
    manner: 'Tutor or learning partner',
    said: 'Message',
    hintsUsed: 'Hints used',
    turnId: 'Reply',
  },
  faults: {
    notOffered: 'There is no tutor or learning partner here at the moment',
    enoughHelp: 'You have asked a lot today. Continue tomorrow, or ask your teacher',
    silent: 'This reply cannot be read aloud',
  },
  lab: {
    otherKind: 'This configuration is not for this kind of conversation.',
    make: 'Create an example',
    title: 'Create a reference example',
    lead: 'A reply with everything that led to it becomes a reference example. Names of learners and teachers, addresses and phone numbers are removed.',
    turn: 'Reply',
    config: 'Configuration',
    none: 'There is no configuration for this yet.',
    done: 'The example was created. Read it once more before it counts.',
    open: 'Open the examples',
  },
  off: 'That leads away from this activity. I can help you with what is on its cards: what would you like to look at?',
  ladder: {
    hint: 'A hint: {{hint}}',
    look: {
      card: 'Look at card {{number}}, “{{title}}”, once more. What in it has to do with your question?',
      number: 'Look at card {{number}} once more. What in it has to do with your question?',
      title: 'Look at “{{title}}” once more. What in it has to do with your question?',
      alone: 'Read the card once more, slowly. What exactly is it asking for?',
    },
    narrow: {
      card: 'Take one small step first: which part of card {{number}}, “{{title}}”, would you need for it?',
      number: 'Take one small step first: which part of card {{number}} would you need for it?',
      title: 'Take one small step first: which part of “{{title}}” would you need for it?',
      alone:
        'Take one small step first: which part of it are you sure about, and where do you start to doubt?',
    },
    method: {
      card: 'Look in card {{number}}, “{{title}}”, to see how it is done, leave the details aside, and try the same here, step by step. Where do you get stuck?',
      number:
        'Look in card {{number}} to see how it is done, leave the details aside, and try the same here, step by step. Where do you get stuck?',
      title:
        'Look in “{{title}}” to see how it is done, leave the details aside, and try the same here, step by step. Where do you get stuck?',
      alone:
        'Make up an easier example of your own, solve that one, and then do the same here, step by step.',
    },
    again: {
      card: 'Let us leave it for a moment. Read card {{number}}, “{{title}}”, and say in your own words what it is about. If it is still unclear then, ask your teacher: this conversation is sent along.',
      number:
        'Let us leave it for a moment. Read card {{number}} and say in your own words what it is about. If it is still unclear then, ask your teacher: this conversation is sent along.',
      title:
        'Let us leave it for a moment. Read “{{title}}” and say in your own words what it is about. If it is still unclear then, ask your teacher: this conversation is sent along.',
      alone:
        'Let us leave it for a moment. Say in your own words what the card asks for. If it is still unclear then, ask your teacher: this conversation is sent along.',
    },
  },
  /** Added to a hint where no AI answered. */
  away: 'Nobody could answer just now, so this hint was written beforehand. You can also ask your teacher.',
  manners: { tutor: 'Tutor', partner: 'Learning partner' },
  prepared: 'Prepared reply',
  sources: 'Based on',
  source: {
    card: 'Card {{number}}: {{title}}',
    untitled: 'Card {{number}}',
    transcript: 'Transcript: {{title}}',
    reference: 'Reference: {{title}}',
    file: 'File: {{title}}',
    course: 'Course: {{title}}',
    elsewhere: '{{source}} (another activity)',
  },
}
