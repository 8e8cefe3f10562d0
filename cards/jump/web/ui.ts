import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const jumpUi = defineCardUi({
  definition: async () => (await import('../jump.card.ts')).jump,
  player: async () => (await import('./Player.tsx')).JumpPlayer,
  editor: async () => (await import('./Editor.tsx')).JumpEditor,
  icon: 'M4 17v-3a5 5 0 0 1 5-5h11M15 4l5 5-5 5',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
