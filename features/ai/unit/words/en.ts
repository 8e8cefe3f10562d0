import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { unit } from '../unit.contract.ts'

export const en = {
  record: 'Unit',
  access: { unit: 'Units' },
  title: 'Units',
  lead: 'What is counted, in four languages. Units of use have a price, by which AI is billed.',
  new: 'New unit',
  edit: 'Edit unit',
  empty: 'No units yet',
  emptyLead: 'Begin with 1,000 tokens and its price; until there is a unit, AI costs nothing here.',
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
    creatorId: 'Creator',
    creatorName: 'Creator',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  hints: {
    price: 'Up to six decimals, such as 0.0025',
  },
  values: {
    kind: { material: 'Material', usage: 'Use of AI' },
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
