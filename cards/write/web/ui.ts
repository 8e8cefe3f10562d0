import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const writeUi = defineCardUi({
  definition: async () => (await import('../write.card.ts')).write,
  // The pen comes with the player, so that it is there when the connection is not.
  player: async () => (await Promise.all([import('./Player.tsx'), import('hanzi-writer')]))[0].WritePlayer,
  editor: async () => (await import('./Editor.tsx')).WriteEditor,
  icon: 'M4 7h16M12 3.5V7M12 7c-1 5-3.5 9-8 12.5M12 7c1 5 3.5 9 8 12.5',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
