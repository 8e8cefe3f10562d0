import type { Translate } from '#kit/i18n/words.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import type { JsonProblem } from '../../ai-config.problems.ts'
import { aiConfigWords } from '../../ai-config.words.ts'

interface Props {
  readonly problems: readonly JsonProblem[]
  readonly onJump: (problem: JsonProblem) => void
}

const shown = 8

/** What is wrong, each a button that leads to its place; said aloud as it changes. */
export function JsonProblems({ problems, onJump }: Props) {
  const t = useWords(aiConfigWords)
  const translate = useTranslate()
  const first = problems.slice(0, shown)
  return (
    <div className="json-editor-problems">
      <output className="kit-muted">
        {problems.length === 0 ? t('editor.fine') : t('editor.problems', { count: problems.length })}
      </output>
      {first.length > 0 && (
        <ul>
          {first.map((one) => (
            <li key={`${one.at} ${one.path} ${one.problem.key}`}>
              <button type="button" onClick={() => onJump(one)}>
                {t('problems.atLine', { line: one.line, problem: textOfProblem(one, translate) })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A problem with the key that it is about. */
export const textOfProblem = ({ path, problem }: JsonProblem, translate: Translate): string =>
  path === '' ? translate(problem) : `${path}: ${translate(problem)}`
