import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const compositeUi = defineCardUi({
  definition: async () => (await import('../composite.card.ts')).composite,
  player: async () => (await import('./Player.tsx')).CompositePlayer,
  editor: async () => (await import('./Editor.tsx')).CompositeEditor,
  icon: 'M4 8.5h12v12H4zM8 8V4h12v12h-4',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
