import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const markWordsUi = defineCardUi({
  definition: async () => (await import('../markWords.card.ts')).markWords,
  player: async () => (await import('./Player.tsx')).MarkWordsPlayer,
  editor: async () => (await import('./Editor.tsx')).MarkWordsEditor,
  icon: 'M3 20h8M14.5 4.5l5 5L10 19l-5.5.5L5 14zM12 7l5 5',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
