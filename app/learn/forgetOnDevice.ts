import { forgetPerson } from '#kit/files/web/forgetPerson.ts'
import { forgetDrafts } from '#kit/form/web/recoveryDraft.ts'
import { browserDraftStore } from '#features/content/editor/web/state/draftStore.ts'
import { forgetLearner } from './cachedLearner.ts'

/** H1-close: of whose account is closed nothing stays on this device, neither answers that were not sent nor drafts. */
export async function forgetOnDevice(userId: number): Promise<void> {
  forgetPerson(userId)
  await Promise.all([
    forgetLearner(),
    forgetDrafts(userId),
    browserDraftStore()
      .forget(userId)
      .catch(() => undefined),
  ])
}
