export const en = {
  access: { savedView: 'Saved views of lists' },
  faults: { tooMany: 'You have {{max}} views of this list already. Delete one first' },
} as const
