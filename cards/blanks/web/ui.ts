import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const blanksUi = defineCardUi({
  definition: async () => (await import('../blanks.card.ts')).blanks,
  player: async () => (await import('./Player.tsx')).BlanksPlayer,
  editor: async () => (await import('./Editor.tsx')).BlanksEditor,
  icon: 'M4 6h16M4 12h4M18 12h2M10 9.5h6v5h-6zM4 18h10',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
