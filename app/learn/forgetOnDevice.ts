import { forgetPerson } from '#kit/files/web/forgetPerson.ts'
import { browserKeptStore } from '#features/content/editor/web/state/keptStore.ts'
import { forgetLearner } from './keptLearner.ts'

/** H1-close: of whose account is closed nothing stays on this device, neither answers that were not sent nor drafts. */
export async function forgetOnDevice(userId: number): Promise<void> {
  forgetPerson(userId)
  await Promise.all([
    forgetLearner(),
    browserKeptStore()
      .forget(userId)
      .catch(() => undefined),
  ])
}
