export const en = { label: '' }
