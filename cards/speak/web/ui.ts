import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const speakUi = defineCardUi({
  definition: async () => (await import('../speak.card.ts')).speak,
  player: async () => (await import('./Player.tsx')).SpeakPlayer,
  editor: async () => (await import('./Editor.tsx')).SpeakEditor,
  icon: 'M12 3.5a3 3 0 0 1 3 3V11a3 3 0 0 1-6 0V6.5a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v3M8.5 20.5h7',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
