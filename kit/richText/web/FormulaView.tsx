import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useWords } from '#kit/i18n/web/words.ts'
import { Formula } from './Formula.tsx'
import { richTextWords } from './richTextWords.ts'

/** A formula in the editor: drawn, and while it is selected with the line in which it is written. */
export function FormulaView({ node, selected, updateAttributes, editor, getPos }: ReactNodeViewProps) {
  const t = useWords(richTextWords)
  const isBlock = node.type.name === 'formulaBlock'
  const tex = String(node.attrs['tex'])

  function leave(): void {
    const at = getPos()
    if (at !== undefined)
      editor
        .chain()
        .setTextSelection(at + node.nodeSize)
        .focus()
        .run()
  }

  return (
    <NodeViewWrapper as={isBlock ? 'div' : 'span'} className="rich-formula">
      <Formula block={isBlock} tex={tex || '\\square'} />
      {selected && editor.isEditable && (
        <input
          aria-label={t('tex')}
          // A new formula is there to be written.
          autoFocus={tex === ''}
          onChange={(event) => updateAttributes({ tex: event.target.value })}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            if (event.nativeEvent.isComposing) return
            event.preventDefault()
            leave()
          }}
          placeholder="\frac{a}{b}"
          spellCheck={false}
          value={tex}
        />
      )}
    </NodeViewWrapper>
  )
}
