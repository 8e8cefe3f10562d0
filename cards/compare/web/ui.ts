import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const compareUi = defineCardUi({
  definition: async () => (await import('../compare.card.ts')).compare,
  player: async () => (await import('./Player.tsx')).ComparePlayer,
  editor: async () => (await import('./Editor.tsx')).CompareEditor,
  icon: 'M4 5h16v14H4zM12 3v18M9 10l-2 2 2 2M15 10l2 2-2 2',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
