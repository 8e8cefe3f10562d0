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

function ShownBanner({ banner, onClose }: Props) {
  const { id, title, fileType, url, href } = banner
  const t = useWords(learnWords)
  useEffect(() => reportView(id), [id])
  return (
    <aside aria-label={title} className="learn-banner">
      {fileType === 'video' && (
        <video aria-label={title} controls playsInline preload="metadata" src={url}>
          <track kind="captions" />
        </video>
      )}
      {href === '' ? (
        <div className="learn-banner-face">
          <Face banner={banner} />
        </div>
      ) : (
        // What is public is a page of its own, not a screen of this one.
        <a className="learn-banner-face" href={href}>
          <Face banner={banner} />
          <svg aria-hidden="true" viewBox="0 0 24 24">
            <path d="M9 5l7 7-7 7" />
          </svg>
        </a>
      )}
      <button aria-label={t('banner.close')} onClick={onClose} type="button">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </aside>
  )
}

/** What is pressed: the picture with its title; a film has controls of its own, so its title alone. */
function Face({ banner: { title, fileType, url } }: Pick<Props, 'banner'>) {
  return (
    <>
      {fileType === 'image' && <img alt="" decoding="async" src={url} />}
      <strong>{title}</strong>
    </>
  )
}
