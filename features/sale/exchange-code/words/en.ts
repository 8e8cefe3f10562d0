import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { exchangeCode } from '../exchange-code.contract.ts'

export const en = {
  record: 'Redemption code',
  access: { exchangeCode: 'Redemption codes' },
  title: 'Codes',
  lead: 'Every redemption code, and what became of it.',
  empty: 'No codes yet',
  emptyLead: 'Codes are made in batches, for one product at a time.',
  toTasks: 'Make a batch',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  fields: {
    code: 'Code',
    link: 'Link',
    productId: 'Product',
    productTitle: 'Product',
    userId: 'User',
    userName: 'User',
    status: 'Status',
    type: 'Type',
    taskId: 'Batch',
    taskName: 'Batch',
    channel: 'Channel',
    creatorId: 'Creator',
    creatorName: 'Creator',
    createdAt: 'Generated',
    redeemedAt: 'Redeemed',
    expiresAt: 'Expires',
    updatedAt: 'Updated',
  },
  values: {
    type: { text: 'Text', qr: 'QR picture' },
  },
  states: { waiting: 'Unredeemed', redeemed: 'Redeemed', revoked: 'Revoked', expired: 'Expired' },
  moves: { redeem: 'Redeem', revoke: 'Revoke' },
  reasons: { revoke: 'It will be kept in the operation log' },
  problems: { mistyped: 'This is not quite a code yet. Please compare it with the one you were given' },
  faults: {
    notValid: 'This code cannot be redeemed. Please compare it with the one you were given',
    alreadyYours: 'You have redeemed this code already. What it opened is in your courses',
    expired: 'This code has expired',
    notOnSale: 'What this code opens is not available at the moment',
    tooManyGuesses_one: 'Too many codes that do not exist were tried. Please try again in {{count}} minute',
    tooManyGuesses_other:
      'Too many codes that do not exist were tried. Please try again in {{count}} minutes',
  },
} satisfies FieldWords<typeof exchangeCode>
