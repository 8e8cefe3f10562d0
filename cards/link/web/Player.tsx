import './link.css'
import { hostIn, isAddress, isHttps } from '#kit/richText/address.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { linkWords } from '../link.card.ts'
import type { LinkCard, LinkProgress } from '../link.schema.ts'
import { LinkFrame } from './LinkFrame.tsx'

type Props = CardPlayerProps<LinkCard, unknown, LinkProgress>

const leave = 'M10 5H5v14h14v-5M13 5h6v6M19 5l-8 8'
const tick = 'M5 12.5l4.5 4.5L19 7.5'

/** A page elsewhere: a large button, or the page itself. */
export function LinkPlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(linkWords)
  const open = () => report({ viewed: true, opened: true })
  const isInside = card.how === 'embedded' && isHttps(card.url)
  return (
    <article className="link-card">
      <CardHeading focus={focusHeading} id={headingId}>
        {card.title || t('label')}
      </CardHeading>
      {card.picture && <CardPicture files={files} media={card.picture} />}
      {card.description && <p className="link-description">{card.description}</p>}
      {isInside ? (
        <LinkFrame onOpen={open} url={card.url} />
      ) : (
        isAddress(card.url) && <LinkButton card={card} isOpened={progress?.opened === true} onOpen={open} />
      )}
    </article>
  )
}

interface LinkButtonProps {
  readonly card: LinkCard
  readonly isOpened: boolean
  onOpen(): void
}

/** The button there: a real link, so that a learner may also copy it or open it as they like. */
function LinkButton({ card, isOpened, onOpen }: LinkButtonProps) {
  const t = useWords(linkWords)
  const { url, label } = card
  const host = hostIn(url)
  const scheme = url.slice(0, url.indexOf(':')).toLowerCase()
  const defaultLabel =
    scheme === 'mailto' ? t('play.write') : scheme === 'tel' ? t('play.call') : t('play.open')
  return (
    <>
      <a
        className="link-target"
        href={url}
        onAuxClick={onOpen}
        onClick={onOpen}
        {...(host !== undefined && { rel: 'noopener noreferrer nofollow', target: '_blank' })}
      >
        <span className="link-target-text">
          <strong>{label || defaultLabel}</strong>
          <span>
            {host ?? url.slice(url.indexOf(':') + 1)}
            {host !== undefined && <span className="kit-visually-hidden"> {t('play.newPage')}</span>}
          </span>
        </span>
        <LineIcon path={leave} size={22} />
      </a>
      <p className="link-opened" role="status">
        {isOpened && (
          <>
            <LineIcon path={tick} size={18} />
            {t('play.opened')}
          </>
        )}
      </p>
    </>
  )
}
