import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { KeyCap } from '#kit/typing/web/KeyCap.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignmentWords } from '../assignment.words.ts'
import type { Phrases } from './usePhrases.ts'

interface Props {
  readonly phrases: Phrases
  /** What is selected of the comment, or all of it. */
  readonly text: string
  onInsert(phrase: string): void
}

const withKey = 9

/** Phrases that were used before: inserted by a click, the first nine by a key. */
export function PhraseBar({ phrases, text, onInsert }: Props) {
  const t = useWords(assignmentWords)
  const [isTidying, setTidying] = useState(false)
  const { list } = phrases
  const isOn = isTidying && list.length > 0
  return (
    <section aria-label={t('form.phrases')} className="work-phrases">
      <header>
        <span className="kit-muted">{t('form.phrases')}</span>
        <Button
          disabled={!phrases.canRemember(text)}
          onClick={() => phrases.remember(text)}
          // The text stays selected while the button is pressed.
          onMouseDown={(event) => event.preventDefault()}
          size="small"
          type="text"
        >
          {t('form.keepPhrase')}
        </Button>
        {list.length > 0 && (
          <Button aria-pressed={isOn} onClick={() => setTidying(!isTidying)} size="small" type="text">
            {t(isOn ? 'form.endPhrases' : 'form.changePhrases')}
          </Button>
        )}
      </header>
      {list.length === 0 && <p className="kit-muted work-hint">{t('form.keepHint')}</p>}
      <ul className="work-phrase-list">
        {list.map((phrase, index) => (
          <li key={phrase}>
            <button
              aria-label={t(isOn ? 'form.forget' : 'form.phrase', { text: phrase })}
              className="work-phrase"
              onClick={() => (isOn ? phrases.forget(phrase) : onInsert(phrase))}
              onMouseDown={(event) => event.preventDefault()}
              type="button"
            >
              {phrase}
              {isOn ? (
                <CloseOutlined aria-hidden="true" />
              ) : (
                index < withKey && <KeyCap className="" keys={`Alt+${index + 1}`} />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
