import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const memoryUi = defineCardUi({
  definition: async () => (await import('../memory.card.ts')).memory,
  player: async () => (await import('./Player.tsx')).MemoryPlayer,
  editor: async () => (await import('./Editor.tsx')).MemoryEditor,
  icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7zM16.5 6.5v2M7.5 15.5v2',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
