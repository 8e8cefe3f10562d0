import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { career } from '../career.contract.ts'

export const en = {
  routes: {
    careerView: 'Career',
  },
  record: 'Career',
  access: { career: 'Careers' },
  title: 'Careers',
  lead: 'Who a learner wants to become. A career is made of abilities and is public after a review.',
  new: 'New career',
  edit: 'Edit career',
  empty: 'No careers yet',
  emptyLead: 'Begin with a name and a summary; abilities can be added as they come.',
  page: {
    label: 'As its readers see it',
    abilities_one: '{{count}} ability',
    abilities_other: '{{count}} abilities',
  },
  order: {
    title: 'Change order',
    lead: 'Drag, or press Alt with an arrow key. Each move is saved at once.',
    move: 'Move {{name}}',
  },
  sections: {
    basics: 'Basics',
    links: 'Abilities and tags',
  },
  fields: {
    name: 'Name',
    summary: 'Summary',
    cover: 'Cover (16:9)',
    abilityIds: 'Abilities',
    abilityId: 'Ability',
    tagIds: 'Tags',
    tagId: 'Tag',
    tags: 'Tags',
    abilities: 'Abilities',
    abilityCount: 'Abilities',
    order: 'Order',
    status: 'Status',
    reviewReason: 'Review comment',
    givenBack: 'Given back',
    creatorId: 'Creator',
    creatorName: 'Creator',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  states: {
    draft: 'Draft',
    reviewing: 'Under review',
    public: 'Public',
  },
  moves: {
    submit: 'Submit for review',
    approve: 'Approve',
    reject: 'Reject',
    withdraw: 'Withdraw',
    online: 'Go online',
    offline: 'Take offline',
  },
  rejected: 'Rejected: {{reason}}',
} satisfies FieldWords<typeof career>
