import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { useTheme } from '#kit/theme/web/useTheme.ts'
import { themes } from '#kit/theme/themes.ts'
import { chooseTheme } from './chooseTheme.ts'
import { FrameSelect } from './FrameSelect.tsx'

/** B13: light, dark, or as the device has it; remembered. */
export function ThemeSelect() {
  const t = useWords(kitWords)
  const options = themes.map((value) => ({ value, text: t(`theme.${value}`) }))
  return (
    <FrameSelect
      label={t('theme.label')}
      value={useTheme()}
      options={options}
      onChoose={(theme) => void chooseTheme(theme)}
    />
  )
}
