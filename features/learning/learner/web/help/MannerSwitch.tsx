import { useId } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import type { HelpOffer } from '#features/learning/attempt/attempt.contract.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import { helpManners, type HelpManner } from '#features/ai/ai-config/help.kinds.ts'
import { helpSheetWords } from '../../help.words.ts'
import { HelpFace } from './HelpFace.tsx'

interface Props {
  readonly manner: HelpManner
  readonly offer: HelpOffer
  /** One of them is answering: what is sent and stopped is theirs. */
  readonly isBusy: boolean
  readonly onChange: (manner: HelpManner) => void
}

/** Who is asked, where there are both. */
export function MannerSwitch({ manner, offer, isBusy, onChange }: Props) {
  const t = useWords(helpSheetWords)
  const names = useWords(helpWords)
  const group = useId()
  return (
    <fieldset className="learn-help-manners" disabled={isBusy}>
      <legend className="kit-visually-hidden">{t('manners.label')}</legend>
      {helpManners.map((each) => (
        <label key={each}>
          <input
            checked={each === manner}
            className="kit-visually-hidden"
            name={group}
            onChange={() => onChange(each)}
            type="radio"
          />
          <HelpFace manner={each} offer={offer} />
          {names(`manners.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
