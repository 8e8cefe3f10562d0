import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { usePartPicture } from '#kit/card/web/edit/parts/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { matchWords } from '../match.card.ts'
import type { MatchAnswer, MatchCard, MatchPair } from '../match.schema.ts'
import { SideEditor } from './SideEditor.tsx'

interface Props extends CardEditorProps<MatchCard> {
  readonly row: FormPart<MatchPair>
}

/** One pair: its left side, and what belongs to it. */
export function PairEditor({ row, ...editor }: Props) {
  const t = useWords(matchWords)
  const { number } = row
  const { answer } = row.part
  const changeAnswer = (change: Partial<MatchAnswer>) => row.change({ answer: { ...answer, ...change } })
  const left = usePartPicture(row, editor, {
    label: t('fields.leftPicture'),
    side: { key: 'left', addLabel: t('edit.addLeftPicture'), removeLabel: t('edit.removeLeftPicture') },
  })
  const right = usePartPicture(row, editor, {
    label: t('fields.rightPicture'),
    onChange: (picture) => changeAnswer({ picture }),
    problem: row.problemAt('answer.picture.alt'),
    side: { key: 'right', addLabel: t('edit.addRightPicture'), removeLabel: t('edit.removeRightPicture') },
    value: answer.picture,
  })
  return (
    <PartRow acts={[left.act, right.act]} row={row}>
      <div className="match-editor-pair">
        <SideEditor
          {...row.text('text')}
          label={t('fields.left', { number })}
          picture={left.view}
          placeholder={t('fields.leftShort')}
        />
        <SideEditor
          disabled={row.disabled}
          label={t('fields.right', { number })}
          onChange={(text) => changeAnswer({ text })}
          picture={right.view}
          placeholder={t('fields.rightShort')}
          problem={row.problemAt('answer.text')}
          value={answer.text}
        />
      </div>
    </PartRow>
  )
}
