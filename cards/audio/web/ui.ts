import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const audioUi = defineCardUi({
  definition: async () => (await import('../audio.card.ts')).audio,
  player: async () => (await import('./Player.tsx')).AudioPlayer,
  editor: async () => (await import('./Editor.tsx')).AudioEditor,
  icon: 'M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
