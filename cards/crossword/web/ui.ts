import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const crosswordUi = defineCardUi({
  definition: async () => (await import('../crossword.card.ts')).crossword,
  player: async () => (await import('./Player.tsx')).CrosswordPlayer,
  editor: async () => (await import('./Editor.tsx')).CrosswordEditor,
  icon: 'M4 9h16v5H4zM9 4h5v16H9zM9 9h5v5H9z',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
