import { readFileSync } from 'node:fs'
import type { Made, Sample, Scene } from '#kit/testing/server/sample.ts'
import { byId, crud, idAndRevision, idBody, nothing, ownerOf } from '#kit/testing/server/sample.ts'
import { cardOf, readCard } from '#cards/index.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { makeActivity, plainCards } from '#features/content/activity/server/makeActivity.ts'
import { makeSpeechTask } from '#features/content/activity-speech/server/makeSpeechTask.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import type { contracts } from '../../contracts.ts'
import { sold } from './samples.content.ts'

type Verbs<Feature extends keyof typeof contracts> = keyof (typeof contracts)[Feature]

/** The activity as the standing shows it, with a card and a version of it. */
async function make(scene: Scene): Promise<Made> {
  const { services, standing, actorId } = scene
  const { db } = services.database
  const { id, status, platformStatus, publishedVersionId } = await makeActivity(services, {
    creatorId: ownerOf(scene),
    status: standing === 'open' ? 'public' : 'hidden',
    ...(standing === 'underReview' && { platformStatus: 'submitted' }),
    hostTeacherIds: standing === 'named' ? [actorId] : [],
    cover: '',
    careerId: null,
  })
  if (standing === 'decided') await sold(scene, { activityIds: [id] })
  const [card] = await readCards(db, id)
  return {
    id,
    status,
    platformStatus,
    cardId: card?.id ?? 0,
    versionId: publishedVersionId ?? 0,
    otherVersionId: publishedVersionId ?? 0,
  }
}

const ofActivity = { make }

export const activitySample: Sample<Verbs<'activity'>> = {
  ...ofActivity,
  calls: {
    ...crud(activity, async () => ({
      ...{ title: 'Interviewing', designMethod: 'byHand', distribution: 'none', language: 'en' },
    })),
    content: ({ id }) => ({ body: { id, cards: [], revision: 1 } }),
    problems: byId,
    copy: idBody,
    freeSample: ({ id }) => ({ body: { ids: [id], freeSample: 'yes' } }),
    platformApply: idAndRevision,
    platformReview: ({ id, platformStatus }) => ({
      body: {
        ...{ id, revision: 1, reason: 'Say more' },
        status: platformStatus === 'submitted' ? 'failed' : 'submitted',
      },
    }),
  },
}

const choice = readCard(plainCards[1])
const mirror = { ...cardOf('aiResponse').blank(9), prompt: 'Say it again' }
const essay = {
  ...cardOf('question').blank(8),
  ...{ prompt: 'Rewrite it', kind: 'long', grading: 'ai', sampleAnswer: 'When?' },
}

export const activityCardSample: Sample<Verbs<'activityCard'>> = {
  ...ofActivity,
  calls: {
    try: () => ({ body: { card: mirror, said: {} } }),
    tryGrade: () => ({ body: { card: essay, response: { text: 'When?' } } }),
    aiState: nothing,
    get: ({ cardId = 0 }) => ({ query: { id: cardId } }),
    reserve: () => ({ body: { count: 1 } }),
    convert: ({ cardId }) => ({ body: { id: cardId, to: 'composite', revision: 1 } }),
  },
}

export const activityGenerateSample: Sample<Verbs<'activityGenerate'>> = {
  ...ofActivity,
  calls: {
    generate: ({ id }) => ({ body: { activityId: id, topic: 'Asking', language: 'en', cardCount: 3 } }),
    rewrite: () => ({ body: { card: choice, how: 'shorter' } }),
    distractors: () => ({ body: { card: choice, count: 1 } }),
  },
}

export const activityTranslateSample: Sample<Verbs<'activityTranslate'>> = {
  ...ofActivity,
  calls: {
    translate: ({ id }) => ({ body: { activityId: id, language: 'es' } }),
    translation: ({ id }) => ({ query: { activityId: id, language: 'es' } }),
  },
}

const markdown = new Blob([readFileSync(new URL('../../../README.md', import.meta.url))])

export const activityTransferSample: Sample<Verbs<'activityTransfer'>> = {
  ...ofActivity,
  calls: {
    import: ({ id }) => {
      const body = new FormData()
      body.set('take', 'add')
      body.set('activityId', String(id))
      body.set('revision', '1')
      body.set('file', markdown, 'read.md')
      return { body }
    },
    template: nothing,
    exportFile: ({ id }) => ({ query: { id, format: 'json' } }),
  },
}

export const activityVersionSample: Sample<Verbs<'activityVersion'>> = {
  ...ofActivity,
  calls: {
    page: ({ id }) => ({ body: { activityId: id } }),
    get: ({ versionId = 0 }) => ({ query: { id: versionId } }),
    create: ({ id }) => ({ body: { activityId: id, revision: 1 } }),
    restore: ({ versionId }) => ({ body: { id: versionId, revision: 1 } }),
    compare: ({ versionId = 0, otherVersionId = versionId }) => ({
      query: { from: versionId, to: otherVersionId },
    }),
  },
}

export const activitySpeechSample: Sample<Verbs<'activitySpeech'>> = {
  make: async (scene) => {
    const made = await make(scene)
    const { cardId, id: activityId } = made
    const voice = await makeVoice(scene.services, {})
    const task = { activityId, creatorId: ownerOf(scene), voiceId: voice.id }
    const taskId = await makeSpeechTask(scene.services, [Number(cardId)], task)
    return { ...made, id: taskId, activityId, voiceId: `${voice.id}` }
  },
  calls: {
    plan: ({ activityId }) => ({ body: { activityId } }),
    synthesize: ({ activityId, cardId, voiceId }) => ({
      body: { activityId, cardId, voiceId: Number(voiceId) },
    }),
    batch: ({ activityId, voiceId }) => ({ body: { activityId, voiceId: Number(voiceId) } }),
    progress: byId,
    cancel: idBody,
    retry: idBody,
    silence: ({ activityId = 0, cardId = 0 }) => ({ query: { activityId, cardId } }),
  },
}
