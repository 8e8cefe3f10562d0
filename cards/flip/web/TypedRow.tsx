import type { PairSide } from '#kit/card/pairSide.ts'
import { useId, type KeyboardEvent } from 'react'
import { fitsIn } from '#kit/value/graphemes.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { textMax, type Pair } from '../flip.schema.ts'
import { SideView } from './Face.tsx'
import { Tip } from './Tip.tsx'

interface Props {
  readonly pair: Pair
  readonly number: number
  readonly text: string
  readonly files: Readonly<Record<number, string>>
  /** Undefined: unknown, or not yet known. */
  readonly isRight: boolean | undefined
  /** The back, once it may be shown. */
  readonly solved: PairSide | undefined
  onType(text: string): void
  onKey(event: KeyboardEvent): void
}

const tick = 'M5 12.5l4.5 4.5L19 7.5'
const cross = 'M6.5 6.5l11 11M17.5 6.5l-11 11'

/** One front with the field for its back; after the answer what it was worth, and the back. */
export function TypedRow({ pair, number, text, files, isRight, solved, onType, onKey }: Props) {
  const t = useWords(flipWords)
  const id = useId()
  const state = isRight === undefined ? '' : isRight ? 'is-right' : 'is-wrong'
  return (
    <div className={`flip-typed-row ${state}`}>
      <div id={`${id}-front`}>
        <SideView files={files} side={pair.front} />
      </div>
      <div className="flip-field">
        <input
          aria-describedby={`${id}-front ${id}-mark`}
          aria-label={t('play.answerTo', { number })}
          autoCapitalize="off"
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => {
            if (fitsIn(event.target.value, textMax)) onType(event.target.value)
          }}
          onKeyDown={onKey}
          spellCheck={false}
          value={text}
        />
        <span className="flip-mark" id={`${id}-mark`}>
          {isRight !== undefined && (
            <>
              <LineIcon path={isRight ? tick : cross} size={18} />
              {t(isRight ? 'play.right' : 'play.wrong')}
            </>
          )}
        </span>
      </div>
      {solved && isRight === false && (
        <p className="flip-solved">{t('play.rightWas', { text: solved.text })}</p>
      )}
      {solved && <SideView files={files} side={{ ...solved, text: '' }} />}
      {!solved && isRight === undefined && <Tip text={pair.tip} />}
    </div>
  )
}
