import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const imageUi = defineCardUi({
  definition: async () => (await import('../image.card.ts')).image,
  player: async () => (await import('./Player.tsx')).ImagePlayer,
  editor: async () => (await import('./Editor.tsx')).ImageEditor,
  icon: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l3-3 4 4M15.5 9.5h.01',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
