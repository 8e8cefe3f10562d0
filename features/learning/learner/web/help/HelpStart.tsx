import { useWords } from '#kit/i18n/web/words.ts'
import type { HelpManner } from '#features/ai/ai-config/help.kinds.ts'
import { helpSheetWords } from '../../help.words.ts'
import type { Help } from './useHelp.ts'
import { useTroubleText } from './useTroubleText.ts'

interface Props {
  readonly help: Help
  readonly manner: HelpManner
  readonly onAsk: (said: string) => void
}

const starters = ['first', 'second', 'third'] as const

/** Before anything was said at a card: what can be asked with one tap; or that the talk is on its way, or cannot be had. */
export function HelpStart({ help: { talk, readTrouble, load }, manner, onAsk }: Props) {
  const t = useWords(helpSheetWords)
  const textOf = useTroubleText()
  if (!talk && readTrouble === undefined) return <p className="learn-help-at">{t('loading')}</p>
  if (!talk)
    return (
      <div className="learn-help-start" role="status">
        <p>{textOf(readTrouble)}</p>
        <button className="learn-help-starter" onClick={load} type="button">
          {t('retry')}
        </button>
      </div>
    )
  if (talk.leftToday === 0) return null
  return (
    <div className="learn-help-start">
      <p>{t(`empty.${manner}`)}</p>
      {starters.map((starter) => {
        const said = t(`starters.${manner}.${starter}`)
        return (
          <button className="learn-help-starter" key={starter} onClick={() => onAsk(said)} type="button">
            {said}
          </button>
        )
      })}
    </div>
  )
}
