import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const pollUi = defineCardUi({
  definition: async () => (await import('../poll.card.ts')).poll,
  player: async () => (await import('./Player.tsx')).PollPlayer,
  editor: async () => (await import('./Editor.tsx')).PollEditor,
  icon: 'M12 3.5l2.5 5.2 5.7.7-4.2 3.9 1.1 5.6-5.1-2.8-5.1 2.8L8 13.3 3.8 9.4l5.7-.7z',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
