import { QuestionCircleOutlined } from '@ant-design/icons'
import { useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { useHelpAddress } from './useHelp.ts'

/** Leads from the open screen to the page of the guide that explains it. */
export function HelpLink() {
  const t = useWords(shellWords)
  return (
    <a
      className="shell-icon"
      href={useHelpAddress()}
      target="_blank"
      rel="noopener"
      aria-label={t('help.screen')}
      title={t('help.screen')}
    >
      <QuestionCircleOutlined aria-hidden="true" />
    </a>
  )
}
