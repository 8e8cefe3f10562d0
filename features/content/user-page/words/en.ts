import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { userPage } from '../user-page.contract.ts'

import { en as creator } from './creator.en.ts'

export const en = {
  record: 'Creator page',
  access: { userPage: 'Creator pages' },
  title: 'My page',
  lead: 'What visitors see once your page is approved.',
  begin: {
    title: 'Introduce yourself to learners',
    lead: 'One page with your picture, your level and what you have published. It goes public after a review.',
    action: 'Create my page',
  },
  locked: {
    reviewing: 'This page is under review. Withdraw it to make changes.',
    public: 'This page is public. Take it offline to make changes.',
  },
  differs: 'Your profile differs from this page.',
  takeOver: 'Update from my profile',
  visit: 'Open the public page',
  sections: {
    person: 'About you',
    page: 'Background and tag',
  },
  fields: {
    avatar: 'Avatar (1:1)',
    nickname: 'Name on the page',
    description: 'Introduction',
    backgroundImage: 'Background picture (3:1)',
    industryLevel: 'Industry level',
    tagId: 'Linked tag',
    tagName: 'Linked tag',
    status: 'Status',
    reviewReason: 'Review comment',
    creatorId: 'Created by',
    creatorName: 'Created by',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  hints: {
    tagId: 'A reviewed tag that best describes what you teach',
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
  values: { industryLevel: creator.levels },
  rejected: 'Rejected: {{reason}}',
  faults: {
    exists: 'You already have a page. Edit that one instead',
  },
} satisfies FieldWords<typeof userPage>
