import { useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { offersWords } from '#features/learning/offers/offers.words.ts'
import { publicPageCalls } from '../calls/publicPage.calls.ts'
import { activityPath, coursePath, go, listPath } from '../view/place.ts'
import type { ShownOffer } from './useOffers.ts'

/** Where one learns what was got. */
function pathOf(entry: DataOf<typeof publicPageCalls.getFree>): string {
  if (entry?.action === 'continueCourse') return coursePath(entry.courseId)
  return entry?.action === 'continueActivity' ? activityPath(entry.activityId) : listPath
}

/** F3-free: gets a product that costs nothing, and goes on in it. */
export function GetFree({ offer: { id, title } }: { readonly offer: Pick<ShownOffer, 'id' | 'title'> }) {
  const t = useWords(offersWords)
  const [isBusy, setBusy] = useState(false)
  const get = () => {
    if (isBusy) return
    setBusy(true)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    call(publicPageCalls.getFree, { body: { productId: id, timeZone } }).then(
      (entry) => go(pathOf(entry)),
      (error: unknown) => {
        setBusy(false)
        notify({ kind: 'error', text: errorText(error) })
      },
    )
  }
  return (
    <button
      aria-busy={isBusy}
      aria-label={t('getFreeNamed', { title })}
      className="learn-button offer-get"
      onClick={get}
      type="button"
    >
      {t('getFree')}
    </button>
  )
}
