import { defineCardUi } from '#kit/card/web/defineCardUi.ts'

export const assignmentUi = defineCardUi({
  definition: async () => (await import('../assignment.card.ts')).assignment,
  player: async () => (await import('./Player.tsx')).AssignmentPlayer,
  editor: async () => (await import('./Editor.tsx')).AssignmentEditor,
  icon: 'M7 4h10a2 2 0 0 1 2 2v14l-7-3-7 3V6a2 2 0 0 1 2-2zM12 7v6M9.5 9.5L12 7l2.5 2.5',
  words: {
    zh: async () => (await import('../words/zh.ts')).zh,
    en: async () => (await import('../words/en.ts')).en,
    es: async () => (await import('../words/es.ts')).es,
    ja: async () => (await import('../words/ja.ts')).ja,
  },
})
