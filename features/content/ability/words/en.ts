import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { ability } from '../ability.contract.ts'

export const en = {
  routes: {
    abilityView: 'Ability',
  },
  record: 'Ability',
  access: { ability: 'Abilities' },
  title: 'Abilities',
  lead: 'What a learner can do afterwards. Careers are made of abilities.',
  new: 'New ability',
  edit: 'Edit ability',
  empty: 'No abilities yet',
  emptyLead: 'Describe one thing learners will be able to do, and submit it for review.',
  page: {
    label: 'Preview for learners',
    courses_one: '{{count}} recommended course',
    courses_other: '{{count}} recommended courses',
  },
  sections: {
    basics: 'Basics',
    pictures: 'Pictures',
    courses: 'Recommended courses',
  },
  fields: {
    name: 'Name',
    summary: 'Description',
    mainImage: 'Main picture (5:3)',
    headImage: 'Square picture (1:1)',
    recommendedCourses: {
      label: 'Recommended courses',
      courseId: 'Course',
      title: 'Course title',
      marketPrice: 'Market price (yuan)',
    },
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
} satisfies FieldWords<typeof ability>
