import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const scratchUi = defineCardUi({
  definition: async () => (await import('../scratch.card.ts')).scratch,
  player: async () => (await import('./Player.tsx')).ScratchPlayer,
  editor: async () => (await import('./Editor.tsx')).ScratchEditor,
  icon: 'M4 6h16v12H4zM7 15l2.5-6 2.5 6 2.5-6L17 15',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
