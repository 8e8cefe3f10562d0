import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const textUi = defineCardUi({
  definition: async () => (await import('../text.card.ts')).text,
  player: async () => (await import('./Player.tsx')).TextPlayer,
  editor: async () => (await import('./Editor.tsx')).TextEditor,
  icon: 'M4 6h16M4 10.5h16M4 15h10M4 19.5h7',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
