import { Fragment } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import { isSpaced, type Understood } from '../speak.understood.ts'

interface Props {
  readonly language: string
  readonly understood: Understood
}

/** A text in which those words stand out that were not understood, not by colour alone; and how many were. */
export function MarkedWords({ language, understood: { words } }: Props) {
  const t = useWords(speakWords)
  const right = words.filter(({ isUnderstood }) => isUnderstood).length
  const gap = isSpaced(language) ? ' ' : ''
  return (
    <div className="speak-marked">
      <p lang={language}>
        {words.map(({ text, isUnderstood }, index) => (
          <Fragment key={`${index}-${text}`}>
            {isUnderstood ? text : <del>{text}</del>}
            {gap}
          </Fragment>
        ))}
      </p>
      <p className="speak-hint">{t('play.understood', { right, total: words.length })}</p>
    </div>
  )
}
