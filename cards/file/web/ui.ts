import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const fileUi = defineCardUi({
  definition: async () => (await import('../file.card.ts')).file,
  player: async () => (await import('./Player.tsx')).FilePlayer,
  editor: async () => (await import('./Editor.tsx')).FileEditor,
  icon: 'M6 3h8l4 4v14H6zM14 3v4h4M12 11v6M9.5 14.5L12 17l2.5-2.5',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
