import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { LanguageField } from '#kit/card/web/edit/LanguageField.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { isAllowed } from '#kit/http/web/pageSetting.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import { itemEdits, withNewItem, withPasted } from '../speak.edits.ts'
import { introMax, maxTries, modes, type SpeakCard } from '../speak.schema.ts'
import { ItemEditor } from './ItemEditor.tsx'

/** The form of what is to be said. */
export function SpeakEditor(props: CardEditorProps<SpeakCard>) {
  const { card, onChange } = props
  const fields = formCard(props)
  const t = useWords(speakWords)
  const kit = useWords(kitWords)
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
      <LanguageField
        {...fields.at('language')}
        hint={t(isAllowed('speech-recognition') ? 'edit.recognised' : 'edit.notRecognised')}
        label={t('fields.language')}
      />
      <CardSegments
        {...fields.at('mode')}
        hint={t(`modeHints.${card.mode}`)}
        label={t('fields.mode')}
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <PartList
        {...props}
        add={withNewItem}
        addLabel={t('edit.add')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={itemEdits}
        hint={t('edit.paste')}
        label={t('fields.items')}
        moreLabel={(number) => t('edit.more', { number })}
        paste={(text, index) => withPasted(card, index, text)}
        removeLabel={() => t('edit.remove')}
        renderRow={(row) => <ItemEditor {...props} row={row} />}
      />
      <div className="card-field-row">
        <CardNumber
          {...fields.at('threshold')}
          hint={t('edit.threshold')}
          label={t('fields.threshold')}
          max={100}
          min={50}
          onChange={(threshold) => onChange({ ...card, threshold: threshold ?? card.threshold })}
          suffix="%"
        />
        <CardNumber
          {...fields.at('tries')}
          label={t('fields.tries')}
          max={maxTries}
          min={1}
          onChange={(tries) => onChange({ ...card, tries: tries ?? card.tries })}
        />
      </div>
      <CardSwitch {...fields.isOn('strict')} hint={t('edit.strict')} label={t('fields.strict')} />
    </div>
  )
}
