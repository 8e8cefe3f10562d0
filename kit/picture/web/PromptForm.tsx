import { Button, Segmented } from 'antd'
import { useId, useState } from 'react'
import { cardFormWords } from '#kit/card/cardFormWords.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { GrowingText } from '#kit/typing/web/GrowingText.tsx'
import type { PictureMaker } from '#kit/feature/web/kitSettings.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import type { Trouble, PictureRequest } from './usePictureMaker.ts'

interface Choices {
  readonly sizes: readonly string[]
  readonly initial: string
  readonly styles: readonly { readonly name: string; readonly words: string }[]
}

interface Props {
  readonly maker: PictureMaker
  readonly prompt: string
  /** Of the picture that is wanted; any where that is null. */
  readonly ratio: readonly [number, number] | null
  readonly isDrawing: boolean
  /** Nothing that draws is set up. */
  readonly isOff: boolean
  readonly trouble: Trouble | undefined
  onDraw(request: PictureRequest): void
  onStop(): void
}

/** As long as a card keeps it; the server holds the same. */
const longest = 1000
const counts = [1, 2, 3, 4]
const usualSize = '1024x1024'

const shape = (width: number, height: number) => Math.log(width / height)

/** The size of which least is cut away. */
function nearestSize(
  sizes: readonly string[],
  [width, height]: readonly [number, number],
): string | undefined {
  const wanted = shape(width, height)
  const distance = (size: string) => {
    const [wide = 1, high = 1] = size.split('x').map(Number)
    return Math.abs(shape(wide, high) - wanted)
  }
  return sizes.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** What is to be drawn, how large, how often and in which styles. */
export function PromptForm(props: Props) {
  const { maker, prompt, ratio, isDrawing, isOff, trouble, onDraw, onStop } = props
  const t = useWords(cardFormWords)
  const format = useFormat()
  const id = useId()
  const choices = useRead(maker.choices).data as Choices | undefined
  const [text, setText] = useState(prompt)
  const [size, setSize] = useState<string>()
  const [n, setN] = useState(2)
  const [styles, setStyles] = useState<string[]>([])
  const added = choices?.styles.filter(({ name }) => styles.includes(name)).map(({ words }) => words) ?? []
  const whole = [text.trim(), ...added].join(', ')
  const left = longest - countGraphemes(whole)
  const canDraw = text.trim() !== '' && left >= 0 && !isOff
  // Sensitive words are named to who wrote them.
  const problem =
    trouble && trouble.words.length > 0
      ? t('drawn.sensitive', { message: trouble.text, words: format.list(trouble.words) })
      : trouble?.text
  const fitting = ratio && choices && nearestSize(choices.sizes, ratio)
  const shownSize = size ?? fitting ?? choices?.initial ?? usualSize
  return (
    <form
      className="kit-prompt"
      onSubmit={(event) => {
        event.preventDefault()
        if (canDraw && !isDrawing) onDraw({ prompt: whole, size: shownSize, n })
      }}
    >
      <FormField
        id={id}
        label={t('drawn.prompt')}
        left={left}
        path="prompt"
        problem={problem}
        required="save"
      >
        {({ describedBy, isInvalid }) => (
          <GrowingText
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            autoFocus
            disabled={isDrawing}
            id={id}
            onChange={(event) => setText(event.target.value)}
            placeholder={t('drawn.placeholder')}
            rows={3}
            status={isInvalid ? 'error' : ''}
            value={text}
          />
        )}
      </FormField>
      {choices && choices.styles.length > 0 && (
        <label className="kit-prompt-part">
          <span>{t('drawn.styles')}</span>
          <Select
            mode="multiple"
            disabled={isDrawing}
            onChange={setStyles}
            options={choices.styles.map(({ name, words }) => ({ value: name, label: name, title: words }))}
            value={styles}
          />
        </label>
      )}
      <div className="kit-prompt-row">
        <label className="kit-prompt-part">
          <span>{t('drawn.size')}</span>
          <Select
            disabled={isDrawing}
            onChange={setSize}
            options={(choices?.sizes ?? [usualSize]).map((value) => ({
              value,
              label: value.replace('x', ' × '),
            }))}
            value={shownSize}
          />
        </label>
        <span className="kit-prompt-part">
          <span id={`${id}-count`}>{t('drawn.count')}</span>
          <Segmented
            aria-labelledby={`${id}-count`}
            disabled={isDrawing}
            onChange={setN}
            options={counts}
            value={n}
          />
        </span>
        {isDrawing ? (
          <Button onClick={onStop}>{t('drawn.stop')}</Button>
        ) : (
          <Button disabled={!canDraw} htmlType="submit" type="primary">
            {t('drawn.draw')}
          </Button>
        )}
      </div>
    </form>
  )
}
