import './formColumns.css'
import type { ReactNode } from 'react'
import { useMedia } from '#kit/view/web/useMedia.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { PreviewButton } from './PreviewButton.tsx'

/** From here on a form and a phone stand side by side. */
const roomy = '(min-width: 1200px)'

interface FormColumnsProps {
  readonly children: ReactNode
  readonly aside: ReactNode
}

/** A form and what stands beside it; without room for both, a button brings the second one. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  const t = useWords(kitWords)
  const isRoomy = useMedia(roomy)
  if (aside === undefined || aside === null) return children
  return (
    <div className="kit-columns" data-roomy={isRoomy || undefined}>
      <div className="kit-columns-main">{children}</div>
      {isRoomy ? (
        <aside className="kit-columns-aside" aria-label={t('form.preview')}>
          {aside}
        </aside>
      ) : (
        <PreviewButton className="kit-columns-open">{aside}</PreviewButton>
      )}
    </div>
  )
}
