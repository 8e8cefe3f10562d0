import './copyPanel.css'
import { Button } from 'antd'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

interface CopyPanelProps {
  readonly cover: string
  readonly title: string
  /** How much of it there is. */
  readonly size: string
  /** What the button says. */
  readonly label: string
  readonly isPending: boolean
  readonly onCopy: () => void
}

/** What would be copied, and the button that does it: the address of a copy asks first, so that a link or a reload makes none. */
export function CopyPanel({ cover, title, size, label, isPending, onCopy }: CopyPanelProps) {
  const t = useWords(kitWords)
  return (
    <section className="kit-panel kit-copy">
      {cover && <img alt="" height={90} src={cover} width={160} />}
      <div>
        <h2>{title || t('list.untitled')}</h2>
        <p className="kit-muted">{size}</p>
        <Button loading={isPending} onClick={onCopy} type="primary">
          {label}
        </Button>
      </div>
    </section>
  )
}
