import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { tag } from '../tag.contract.ts'

export const en = {
  record: 'Tag',
  access: { tag: 'Tags' },
  title: 'Tags',
  lead: 'Words that group careers, activities and courses. Only reviewed tags can be chosen.',
  new: 'New tag',
  edit: 'Edit tag',
  empty: 'No tags yet',
  emptyLead: 'Create the first tag and review it, and everyone can use it.',
  fields: {
    name: 'Name',
    summary: 'Summary',
    mainImage: 'Main picture (5:3)',
    headImage: 'Square picture (1:1)',
    status: 'Status',
    creatorId: 'Created by',
    creatorName: 'Created by',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  states: {
    pending: 'Pending',
    reviewed: 'Reviewed',
  },
  moves: {
    review: 'Mark as reviewed',
    unreview: 'Back to pending',
  },
} satisfies FieldWords<typeof tag>
