import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const multipleUi = defineCardUi({
  definition: async () => (await import('../multiple.card.ts')).multiple,
  player: async () => (await import('./Player.tsx')).MultiplePlayer,
  editor: async () => (await import('./Editor.tsx')).MultipleEditor,
  icon: 'M4 4h16v6H4zM4 14h7v6H4zM14 14h6v6h-6z',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
