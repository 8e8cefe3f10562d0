import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const branchUi = defineCardUi({
  definition: async () => (await import('../branch.card.ts')).branch,
  player: async () => (await import('./Player.tsx')).BranchPlayer,
  editor: async () => (await import('./Editor.tsx')).BranchEditor,
  icon: 'M6 4v6a4 4 0 0 0 4 4h8M6 10v10M14 10l4 4-4 4',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
