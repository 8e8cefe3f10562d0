import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const vocabUi = defineCardUi({
  definition: async () => (await import('../vocab.card.ts')).vocab,
  player: async () => (await import('./Player.tsx')).VocabPlayer,
  editor: async () => (await import('./Editor.tsx')).VocabEditor,
  icon: 'M3.5 17L7.5 6l4 11M4.9 13.2h5.2M14 7h7M17.5 4.5V7M15 7c.4 3.4 2.6 6 6 7M20 7c-.5 3.6-2.8 6.3-6.5 7.3',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
