import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { career } from '../career.contract.ts'

export const en = {
  routes: {
    careerView: 'Career',
  },
  record: 'Career',
  access: { career: 'Careers' },
  title: 'Careers',
  lead: 'What a learner can become. A career consists of abilities and becomes public after review.',
  new: 'New career',
  edit: 'Edit career',
  empty: 'No careers yet',
  emptyLead: 'Start with a name and a summary; add abilities later.',
  page: {
    label: 'Preview for learners',
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
    givenBack: 'Rejected',
    creatorId: 'Created by',
    creatorName: 'Created by',
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
    online: 'Publish again',
    offline: 'Take offline',
  },
  rejected: 'Rejected: {{reason}}',
} satisfies FieldWords<typeof career>
