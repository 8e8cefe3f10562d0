import type { RefObject } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { helpSheetWords } from '../../help.words.ts'
import { HelpField } from './HelpField.tsx'
import type { Help } from './useHelp.ts'
import type { Draft } from './useHelpDraft.ts'
import { useTroubleText } from './useTroubleText.ts'

interface Props {
  readonly help: Help
  readonly draft: Draft
  /** Where the next message is written. */
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly isEnd: boolean
  readonly onSend: () => void
  readonly onAskTeacher: () => void
}

/** From here on it is said how much is left today. */
const fewToday = 10

/** What is said next, or that it is enough for today; those who teach can be asked in any case. */
export function HelpFoot({ help, draft, field, isEnd, onSend, onAskTeacher }: Props) {
  const t = useWords(helpSheetWords)
  const leftToday = help.talk?.leftToday
  return (
    <div className="learn-help-foot">
      {isEnd ? (
        <div className="learn-help-end" role="status">
          <h3>{t('end.title')}</h3>
          <p>{t('end.lead')}</p>
          <button className="learn-button" onClick={onAskTeacher} type="button">
            {t('askTeacher')}
          </button>
        </div>
      ) : (
        <>
          {help.trouble !== undefined && <Trouble error={help.trouble} onRetry={onSend} />}
          <HelpField
            field={field}
            isWriting={help.pending !== undefined}
            onChange={draft.write}
            onSend={onSend}
            onStop={help.stop}
            text={draft.text}
          />
          <p className="learn-help-small">
            {leftToday !== undefined && leftToday <= fewToday && <b>{t('today', { count: leftToday })}</b>}
            <span>{t('madeByAi')}</span>
            <button className="learn-help-link" onClick={onAskTeacher} type="button">
              {t('askTeacher')}
            </button>
          </p>
        </>
      )}
    </div>
  )
}

/** Why there is no reply; what was asked stands in the field. */
function Trouble({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useWords(helpSheetWords)
  const textOf = useTroubleText()
  return (
    <p className="learn-help-trouble" role="alert">
      {textOf(error)}
      {!isRefusal(error) && (
        <button className="learn-help-link" onClick={onRetry} type="button">
          {t('retry')}
        </button>
      )}
    </p>
  )
}
