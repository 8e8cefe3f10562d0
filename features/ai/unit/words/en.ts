import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { unit } from '../unit.contract.ts'

export const en = {
  record: 'Unit of measure',
  access: { unit: 'Units of measure' },
  title: 'Units of measure',
  lead: 'What is counted, named in four languages. Units for AI use have a price, which is used for billing.',
  new: 'New unit',
  edit: 'Edit unit',
  empty: 'No units yet',
  emptyLead: 'Start with “1,000 tokens” and its price. Without a unit, AI use is counted as free.',
  fields: {
    name: 'Name',
    nameZh: 'Name in Chinese',
    nameEn: 'Name in English',
    nameEs: 'Name in Spanish',
    nameJa: 'Name in Japanese',
    kind: 'Kind',
    measure: 'Measures',
    price: 'Price (yuan)',
    status: 'Status',
    creatorId: 'Created by',
    creatorName: 'Created by',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  hints: {
    price: 'Up to six decimals, such as 0.0025',
  },
  values: {
    kind: { material: 'Material', usage: 'AI use' },
    measure: { tokens1000: '1,000 tokens', image: 'Picture', speechMinute: 'Minute of speech' },
  },
  states: { active: 'Active', retired: 'Retired' },
  moves: { retire: 'Retire', activate: 'Activate' },
  problems: {
    taken: 'There is an active unit for this already. Change its price, or retire it first',
  },
  faults: {
    taken: 'There is an active unit for this already. Retire it first',
  },
} satisfies FieldWords<typeof unit>
