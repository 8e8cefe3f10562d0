import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const checklistUi = defineCardUi({
  definition: async () => (await import('../checklist.card.ts')).checklist,
  player: async () => (await import('./Player.tsx')).ChecklistPlayer,
  editor: async () => (await import('./Editor.tsx')).ChecklistEditor,
  icon: 'M8 5H5v15h14V5h-3M9 3h6v4H9zM8.5 13.5l2.5 2.5 4.5-5',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
