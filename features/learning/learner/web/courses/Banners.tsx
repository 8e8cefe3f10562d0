import './banner.css'
import { useEffect } from 'react'
import { call } from '#kit/http/web/client.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { bannerCalls } from '../calls/sale.calls.ts'
import type { Banner } from './useBanners.ts'

// A banner is no reason to bother anybody with an error.
const reportView = (bannerId: number, isDismissed = false) =>
  void call(bannerCalls.viewed, { body: { clientId: newKey(), bannerId, isDismissed } }).catch(
    () => undefined,
  )

interface BannersProps {
  readonly banners: readonly Banner[]
  onLeft(banners: readonly Banner[]): void
}

/** F4. What there is to announce, one at a time; closing one brings the next. */
export function Banners({ banners, onLeft }: BannersProps) {
  const [banner] = banners
  if (!banner) return null
  const close = () => {
    reportView(banner.id, true)
    onLeft(banners.slice(1))
  }
  return <ShownBanner banner={banner} key={banner.id} onClose={close} />
}

interface Props {
  readonly banner: Banner
  readonly onClose: () => void
}

function ShownBanner({ banner: { id, title, fileType, url }, onClose }: Props) {
  const t = useWords(learnWords)
  useEffect(() => reportView(id), [id])
  return (
    <aside aria-label={title} className="learn-banner">
      {fileType === 'image' ? (
        <img alt={title} decoding="async" src={url} />
      ) : (
        <video aria-label={title} controls playsInline preload="metadata" src={url}>
          <track kind="captions" />
        </video>
      )}
      <button aria-label={t('banner.close')} onClick={onClose} type="button">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </aside>
  )
}
