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
  emptyLead: 'Describe one thing that people will be able to do, and submit it for review.',
  page: {
    label: 'As its readers see it',
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
    headImage: 'Head picture (1:1)',
    recommendedCourses: {
      label: 'Recommended courses',
      courseId: 'Course',
      title: 'Course title',
      marketPrice: 'Market price (yuan)',
    },
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
} satisfies FieldWords<typeof ability>
