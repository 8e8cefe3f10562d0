import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const referenceUi = defineCardUi({
  definition: async () => (await import('../reference.card.ts')).reference,
  player: async () => (await import('./Player.tsx')).ReferencePlayer,
  editor: async () => (await import('./Editor.tsx')).ReferenceEditor,
  icon: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
