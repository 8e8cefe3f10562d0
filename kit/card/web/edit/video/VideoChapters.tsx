import './videoFields.css'
import { Button } from 'antd'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { TimeField } from '#kit/audio/web/TimeField.tsx'
import type { CardEditorProps } from '../../cardUi.ts'
import type { VideoEdited } from './videoEdited.ts'
import { CardField, problemAt } from '../CardField.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../../cardFormWords.ts'
import {
  chapterEdits,
  withNewChapter,
  withPastedChapters,
  withSortedChapters,
} from '../../../video/videoEdits.ts'
import { chapterTitleMax, maxChapters } from '../../../video/videoParts.ts'

interface Props extends CardEditorProps<VideoEdited> {
  /** Where the video in the form stands: a new chapter begins there. */
  timeNow(): number
}

/** The chapters, a row each: Enter begins the next one, a pasted list fills in all. */
export function VideoChapters(props: Props) {
  const { card, onChange, problems, disabled = false, timeNow } = props
  const t = useWords(cardFormWords)
  const translate = useTranslate()
  const [isAdding, setAdding] = useState(false)
  const isFull = card.chapters.length >= maxChapters

  function add(): void {
    if (isFull) return
    setAdding(true)
    onChange(withNewChapter(card, timeNow()))
  }
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text')
    const pasted = text.includes('\n') ? withPastedChapters(card, text) : undefined
    if (!pasted) return
    event.preventDefault()
    onChange(pasted)
  }
  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (index === card.chapters.length - 1) add()
  }

  return (
    <CardField hint={t('video.chaptersHint')} isGroup label={t('video.chapters')}>
      {() => (
        <div onPaste={disabled ? undefined : paste}>
          <ul className="video-fields-chapters">
            {card.chapters.map(({ id, at, title }, index) => {
              const number = index + 1
              const problem =
                problemAt(problems, `chapters.${index}.at`) ?? problemAt(problems, `chapters.${index}.title`)
              return (
                <li data-path={problem?.path} key={id}>
                  <div className="video-fields-line">
                    <TimeField
                      disabled={disabled}
                      isInvalid={problem?.path.endsWith('.at') === true}
                      label={t('video.chapterAt', { number })}
                      onChange={(time) =>
                        onChange(withSortedChapters(chapterEdits.changed(card, id, { at: time ?? 0 })))
                      }
                      value={at}
                    />
                    <TypedText
                      aria-label={t('video.chapterTitle', { number })}
                      autoFocus={isAdding && number === card.chapters.length}
                      disabled={disabled}
                      maxLength={chapterTitleMax}
                      onChange={(text) => onChange(chapterEdits.changed(card, id, { title: text }))}
                      onKeyDown={(event) => onKeyDown(event, index)}
                      aria-invalid={problem?.path.endsWith('.title') ? true : undefined}
                      value={title}
                    />
                    <RemoveButton
                      disabled={disabled}
                      label={t('video.removeChapter', { number })}
                      onRemove={() => onChange(chapterEdits.without(card, id))}
                    />
                  </div>
                  {problem && <p className="card-field-problem">{translate(problem)}</p>}
                </li>
              )
            })}
          </ul>
          <Button className="card-add" disabled={disabled || isFull} onClick={add} type="link">
            + {t('video.addChapter')}
          </Button>
        </div>
      )}
    </CardField>
  )
}
