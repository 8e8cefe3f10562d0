import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const videoUi = defineCardUi({
  definition: async () => (await import('../video.card.ts')).video,
  player: async () => (await import('./Player.tsx')).VideoPlayer,
  editor: async () => (await import('./Editor.tsx')).VideoEditor,
  icon: 'M4 5h16v14H4zM10 9v6l5-3z',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
