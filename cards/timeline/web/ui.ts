import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const timelineUi = defineCardUi({
  definition: async () => (await import('../timeline.card.ts')).timeline,
  player: async () => (await import('./Player.tsx')).TimelinePlayer,
  editor: async () => (await import('./Editor.tsx')).TimelineEditor,
  icon: 'M6 3v18M4 6h4M4 12h4M4 18h4M12 6h8M12 12h6M12 18h8',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
