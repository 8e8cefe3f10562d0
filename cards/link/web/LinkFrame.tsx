import { hostIn } from '#kit/richText/address.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { linkWords } from '../link.card.ts'
import { embedAddress } from '../link.embed.ts'

interface Props {
  readonly url: string
  onOpen(): void
}

const leave = 'M10 5H5v14h14v-5M13 5h6v6M19 5l-8 8'
const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * A foreign page inside the card. It runs in a sandbox: it cannot lead this page away, and a page of this very server gets
 * no origin, since with one and its scripts it could take the sandbox off.
 */
export function LinkFrame({ url, onOpen }: Props) {
  const t = useWords(linkWords)
  const host = hostIn(url) ?? url
  const isOurs = URL.canParse(url) && new URL(url).origin === location.origin
  return (
    <>
      <iframe
        allowFullScreen
        className="link-frame"
        onLoad={onOpen}
        referrerPolicy="strict-origin"
        sandbox={isOurs ? rights : `${rights} allow-same-origin`}
        src={embedAddress(url)}
        title={t('play.frame', { host })}
      />
      <p className="link-elsewhere">
        <a href={url} onClick={onOpen} rel="noopener noreferrer nofollow" target="_blank">
          {t('play.elsewhere')}
          <LineIcon path={leave} size={16} />
        </a>
      </p>
    </>
  )
}
