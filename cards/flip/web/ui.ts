import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const flipUi = defineCardUi({
  definition: async () => (await import('../flip.card.ts')).flip,
  player: async () => (await import('./Player.tsx')).FlipPlayer,
  editor: async () => (await import('./Editor.tsx')).FlipEditor,
  icon: 'M4 7h11v13H4zM8 7V4h12v13h-5M8 12.5l2 2-2 2',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
