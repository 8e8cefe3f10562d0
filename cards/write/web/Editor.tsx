import './editor.css'
import { Button } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { LanguageField } from '#kit/card/web/edit/LanguageField.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { writeWords } from '../write.card.ts'
import { characterEdits, withNewCharacter, withPasted } from '../write.edits.ts'
import { introMax, maxHintAfter, modes, type WriteCard } from '../write.schema.ts'
import { CharacterEditor } from './CharacterEditor.tsx'
import { useStrokes } from './useStrokes.ts'

/** The form of characters to be written: they are typed in a row, and each says what it means. */
export function WriteEditor(props: CardEditorProps<WriteCard>) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(writeWords)
  const kit = useWords(kitWords)
  const [typed, setTyped] = useState('')
  const addTyped = useStrokes(card, disabled, onChange)

  function add(): void {
    void addTyped(typed)
    setTyped('')
  }

  // Enter that ends a composition of an input method is not Enter.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div>
      <CardText
        {...fields.at('intro')}
        hint={kit('common.optional')}
        label={t('fields.intro')}
        limit={introMax}
        placeholder={t('edit.intro')}
        rows={1}
      />
      <LanguageField {...fields.at('language')} label={t('fields.language')} />
      <CardSegments
        {...fields.at('mode')}
        hint={t(`modeHints.${card.mode}`)}
        label={t('fields.mode')}
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <div className="write-editor-add">
        <CardText
          disabled={disabled}
          hint={t('edit.typeHint')}
          label={t('fields.type')}
          lang={card.language}
          onChange={setTyped}
          onKeyDown={onKeyDown}
          placeholder={t('edit.type')}
          value={typed}
        />
        <Button disabled={disabled || typed.trim() === ''} onClick={add}>
          {t('edit.addTyped')}
        </Button>
      </div>
      <PartList
        {...props}
        add={withNewCharacter}
        addLabel={t('edit.add')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={characterEdits}
        label={t('fields.characters')}
        moreLabel={(number) => t('edit.more', { number })}
        paste={(text) => withPasted(card, text)}
        removeLabel={() => t('edit.remove')}
        renderRow={(row) => <CharacterEditor {...props} row={row} />}
      />
      {card.mode !== 'watch' && (
        <>
          <CardNumber
            {...fields.at('hintAfter')}
            hint={t('edit.hintAfter')}
            label={t('fields.hintAfter')}
            max={maxHintAfter}
            min={1}
            onChange={(hintAfter) => onChange({ ...card, hintAfter: hintAfter ?? card.hintAfter })}
          />
          <CardSwitch {...fields.isOn('backwards')} label={t('fields.backwards')} />
        </>
      )}
    </div>
  )
}
