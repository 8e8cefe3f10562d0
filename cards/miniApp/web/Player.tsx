import './miniApp.css'
import { isWebAddress } from '#kit/richText/address.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { miniAppWords } from '../miniApp.card.ts'
import { launchAddress } from '../miniApp.launch.ts'
import type { MiniAppCard, MiniAppProgress } from '../miniApp.schema.ts'
import { isInside, isPhone } from './device.ts'

type Props = CardPlayerProps<MiniAppCard, unknown, MiniAppProgress>

const leave = 'M10 5H5v14h14v-5M13 5h6v6M19 5l-8 8'
const tick = 'M5 12.5l4.5 4.5L19 7.5'

/** A mini-app: on a phone a button that opens it, elsewhere the code to scan and how. */
export function MiniAppPlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(miniAppWords)
  const { platform, description, qr, url } = card
  const name = t(`platforms.${platform}`)
  const isWeb = platform === 'web'
  const address = isWeb || (isPhone() && !isInside(platform)) ? launchAddress(card) : undefined
  const open = () => report({ viewed: true, opened: true })
  const isDone = progress?.opened === true || progress?.confirmed === true
  return (
    <article className="miniApp">
      <CardHeading focus={focusHeading} id={headingId} kicker={isWeb ? undefined : name}>
        {card.title || t('label')}
      </CardHeading>
      {description && <p className="miniApp-description">{description}</p>}
      {address !== undefined && (
        <a
          className="miniApp-open"
          href={address}
          onClick={open}
          {...(isWeb && { rel: 'noopener noreferrer nofollow', target: '_blank' })}
        >
          {isWeb ? t('play.openWeb') : t('play.open', { platform: name })}
          {isWeb && <span className="kit-visually-hidden"> {t('play.newPage')}</span>}
          <LineIcon path={leave} size={20} />
        </a>
      )}
      {!isWeb && qr && (
        <figure className="miniApp-code">
          <CardPicture className="miniApp-qr" files={files} media={qr} />
          <figcaption>
            <strong>{t('play.scan', { platform: name })}</strong>
            <span>{isInside(platform) ? t('play.inside') : t('play.steps', { platform: name })}</span>
          </figcaption>
        </figure>
      )}
      {!isWeb && isWebAddress(url) && (
        <p className="miniApp-fallback">
          <a href={url} onClick={open} rel="noopener noreferrer nofollow" target="_blank">
            {t('play.fallback', { platform: name })}
            <LineIcon path={leave} size={16} />
          </a>
        </p>
      )}
      <div className="miniApp-done" role="status">
        {isDone && (
          <>
            <LineIcon path={tick} size={18} />
            {t('play.confirmed')}
          </>
        )}
      </div>
      {!isDone && (
        <button
          className="card-box miniApp-confirm"
          onClick={() => report({ viewed: true, confirmed: true })}
          type="button"
        >
          {t('play.confirm')}
        </button>
      )}
    </article>
  )
}
