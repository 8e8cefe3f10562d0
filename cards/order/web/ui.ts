import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const orderUi = defineCardUi({
  definition: async () => (await import('../order.card.ts')).order,
  player: async () => (await import('./Player.tsx')).OrderPlayer,
  editor: async () => (await import('./Editor.tsx')).OrderEditor,
  icon: 'M4 5v14M1.8 16.8L4 19l2.2-2.2M10 6h11M10 12h8M10 18h5',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
