import { linesIn } from '#kit/card/partEdits.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { pollWords } from '../poll.card.ts'
import { optionEdits, optionOf, withNewOptions } from '../poll.edits.ts'
import type { PollCard } from '../poll.schema.ts'

/** Opinions to choose from. */
export function OptionFields(props: CardEditorProps<PollCard>) {
  const t = useWords(pollWords)
  return (
    <PartList
      {...props}
      add={(card) => withNewOptions(card)}
      addLabel={t('edit.addOption')}
      dragLabel={(number) => t('edit.drag', { number })}
      edits={optionEdits}
      label={t('fields.options')}
      moreLabel={(number) => t('edit.more', { number })}
      paste={(text, index) => optionEdits.pasted(props.card, index, linesIn(text), optionOf)}
      removeLabel={() => t('edit.removeOption')}
      renderRow={(row) => (
        <PartRow row={row}>
          <PartText
            {...row.text('text')}
            label={t('fields.optionText', { number: row.number })}
            placeholder={t('fields.optionNumber', { number: row.number })}
          />
        </PartRow>
      )}
    />
  )
}
