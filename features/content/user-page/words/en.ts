import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { userPage } from '../user-page.contract.ts'

import { en as creator } from './creator.en.ts'

export const en = {
  record: 'Creator page',
  access: { userPage: 'Creator pages' },
  title: 'My page',
  lead: 'What visitors see of you once the page is approved.',
  begin: {
    title: 'Show who teaches here',
    lead: 'One page with your picture, your level and what you have published. It goes public after a review.',
    action: 'Begin my page',
  },
  locked: {
    reviewing: 'The page is under review. Withdraw it to change something.',
    public: 'The page is public. Take it offline to change something.',
  },
  differs: 'Your profile says something else.',
  takeOver: 'Take it over from my profile',
  visit: 'Open the public page',
  sections: {
    person: 'About you',
    page: 'Background and field',
  },
  fields: {
    avatar: 'Avatar (1:1)',
    nickname: 'Name on the page',
    description: 'Introduction',
    backgroundImage: 'Background picture (3:1)',
    industryLevel: 'Level in your field',
    tagId: 'Field',
    tagName: 'Field',
    status: 'Status',
    reviewReason: 'Review comment',
    creatorId: 'Creator',
    creatorName: 'Creator',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  hints: {
    tagId: 'A reviewed tag that says best what you teach',
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
  values: { industryLevel: creator.levels },
  rejected: 'Rejected: {{reason}}',
  faults: {
    exists: 'You have a page already. Change that one instead',
  },
} satisfies FieldWords<typeof userPage>
