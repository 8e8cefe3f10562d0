import { GlobalOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { languages } from '#kit/i18n/words.ts'
import { changeLanguage, useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { languageNames } from '../../words/languageNames.ts'
import { shellWords } from '../../words/shellWords.ts'

/** B5: switches the language without reloading. */
export function LanguageMenu() {
  const t = useWords(shellWords)
  const shown = useLanguage()
  const items = languages.map((language) => ({
    key: language,
    label: <span lang={language}>{languageNames[language]}</span>,
    onClick: () => void changeLanguage(language),
  }))
  return (
    <Dropdown menu={{ items, selectedKeys: [shown] }} autoFocus trigger={['click']} placement="bottomRight">
      <button type="button" className="shell-icon shell-wide" aria-haspopup="menu">
        <GlobalOutlined aria-hidden="true" />
        <span className="kit-visually-hidden">{t('nav.language')}</span>
        <span className="shell-word">{languageNames[shown]}</span>
      </button>
    </Dropdown>
  )
}
